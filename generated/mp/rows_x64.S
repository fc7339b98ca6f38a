/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Rows of a product: a number by a block of up to 8 limbs.
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
#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
#define HIDE(name) .hidden name
#endif

    .intel_syntax noprefix
    .text

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 1 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_1_x64)
    .globl SYMBOL(sangi_mp_rows_1_x64)
    KIND(sangi_mp_rows_1_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_1_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_1_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov eax, 0
    adox r8, rax
    adcx r8, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_1_even):
    test rbp, rbp
    jz LOCAL(rows_1_end)
    LOCAL(rows_1_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov eax, 0
    adox r8, rax
    adcx r8, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov eax, 0
    adox r8, rax
    adcx r8, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_1_two)
    LOCAL(rows_1_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_1_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 2 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_2_x64)
    .globl SYMBOL(sangi_mp_rows_2_x64)
    KIND(sangi_mp_rows_2_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_2_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_2_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adcx r9, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_2_even):
    test rbp, rbp
    jz LOCAL(rows_2_end)
    LOCAL(rows_2_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adcx r9, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adcx r9, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_2_two)
    LOCAL(rows_2_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_2_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 3 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_3_x64)
    .globl SYMBOL(sangi_mp_rows_3_x64)
    KIND(sangi_mp_rows_3_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_3_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_3_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_3_even):
    test rbp, rbp
    jz LOCAL(rows_3_end)
    LOCAL(rows_3_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adcx r10, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_3_two)
    LOCAL(rows_3_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_3_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 4 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_4_x64)
    .globl SYMBOL(sangi_mp_rows_4_x64)
    KIND(sangi_mp_rows_4_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_4_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_4_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_4_even):
    test rbp, rbp
    jz LOCAL(rows_4_end)
    LOCAL(rows_4_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adcx r11, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_4_two)
    LOCAL(rows_4_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_4_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 5 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_5_x64)
    .globl SYMBOL(sangi_mp_rows_5_x64)
    KIND(sangi_mp_rows_5_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_5_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_5_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_5_even):
    test rbp, rbp
    jz LOCAL(rows_5_end)
    LOCAL(rows_5_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    mov eax, 0
    adox r12, rax
    adcx r12, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_5_two)
    LOCAL(rows_5_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_5_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 6 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_6_x64)
    .globl SYMBOL(sangi_mp_rows_6_x64)
    KIND(sangi_mp_rows_6_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_6_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_6_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_6_even):
    test rbp, rbp
    jz LOCAL(rows_6_end)
    LOCAL(rows_6_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adcx r13, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_6_two)
    LOCAL(rows_6_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
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
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_6_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 7 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_7_x64)
    .globl SYMBOL(sangi_mp_rows_7_x64)
    KIND(sangi_mp_rows_7_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_7_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r14, qword ptr [r8 + 48]
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_7_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_7_even):
    test rbp, rbp
    jz LOCAL(rows_7_end)
    LOCAL(rows_7_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    mov eax, 0
    adox r14, rax
    adcx r14, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_7_two)
    LOCAL(rows_7_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
    mov qword ptr [rax + 48], r14
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
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_7_x64)

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 8 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_8_x64)
    .globl SYMBOL(sangi_mp_rows_8_x64)
    KIND(sangi_mp_rows_8_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_8_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r15, 0
    mov qword ptr [rsp - 8], r8
    mov rbp, rdx
    mov r15, qword ptr [r8 + 56]
    mov r14, qword ptr [r8 + 48]
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    /* an odd row first */
    shr rbp, 1
    jnc LOCAL(rows_8_even)
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    adox r14, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    LOCAL(rows_8_even):
    test rbp, rbp
    jz LOCAL(rows_8_end)
    LOCAL(rows_8_two):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    adox r14, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adcx r13, rax
    adox r14, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adcx r14, rax
    mov eax, 0
    adox r15, rax
    adcx r15, rax
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec rbp
    jnz LOCAL(rows_8_two)
    LOCAL(rows_8_end):
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    mov qword ptr [rax + 32], r12
    mov qword ptr [rax + 40], r13
    mov qword ptr [rax + 48], r14
    mov qword ptr [rax + 56], r15
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
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
