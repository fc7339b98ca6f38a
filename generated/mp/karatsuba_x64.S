/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Karatsuba's method at 16 and 32 limbs: products of 8 limbs, and what joins halves.
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
    xor eax, eax
    mulx r9, rax, [rcx]
    mov [rdi], rax
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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
    mulx rax, rax, rdx
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

/* d <- |x - y|, for x and y of 16 limbs; returns all ones where x < y, else 0 */
/* rdi = d, rsi = x, rdx = y */
    HIDE(sangi_mp_difference_16_x64)
    .globl SYMBOL(sangi_mp_difference_16_x64)
    KIND(sangi_mp_difference_16_x64)
    .p2align 5
SYMBOL(sangi_mp_difference_16_x64):
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
    mov [rdi], r8
    mov r9, [rsi + 8]
    sbb r9, [rdx + 8]
    mov [rdi + 8], r9
    mov r10, [rsi + 16]
    sbb r10, [rdx + 16]
    mov [rdi + 16], r10
    mov r11, [rsi + 24]
    sbb r11, [rdx + 24]
    mov [rdi + 24], r11
    mov r12, [rsi + 32]
    sbb r12, [rdx + 32]
    mov [rdi + 32], r12
    mov r13, [rsi + 40]
    sbb r13, [rdx + 40]
    mov [rdi + 40], r13
    mov r14, [rsi + 48]
    sbb r14, [rdx + 48]
    mov [rdi + 48], r14
    mov r15, [rsi + 56]
    sbb r15, [rdx + 56]
    mov [rdi + 56], r15
    mov r8, [rsi + 64]
    sbb r8, [rdx + 64]
    mov [rdi + 64], r8
    mov r9, [rsi + 72]
    sbb r9, [rdx + 72]
    mov [rdi + 72], r9
    mov r10, [rsi + 80]
    sbb r10, [rdx + 80]
    mov [rdi + 80], r10
    mov r11, [rsi + 88]
    sbb r11, [rdx + 88]
    mov [rdi + 88], r11
    mov r12, [rsi + 96]
    sbb r12, [rdx + 96]
    mov [rdi + 96], r12
    mov r13, [rsi + 104]
    sbb r13, [rdx + 104]
    mov [rdi + 104], r13
    mov r14, [rsi + 112]
    sbb r14, [rdx + 112]
    mov [rdi + 112], r14
    mov r15, [rsi + 120]
    sbb r15, [rdx + 120]
    mov [rdi + 120], r15
    sbb rax, rax
    mov rcx, rax
    and rcx, 1
    mov r8, [rdi]
    xor r8, rax
    mov r9, [rdi + 8]
    xor r9, rax
    mov r10, [rdi + 16]
    xor r10, rax
    mov r11, [rdi + 24]
    xor r11, rax
    mov r12, [rdi + 32]
    xor r12, rax
    mov r13, [rdi + 40]
    xor r13, rax
    mov r14, [rdi + 48]
    xor r14, rax
    mov r15, [rdi + 56]
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
    mov ecx, 0
    adc rcx, 0
    mov r8, [rdi + 64]
    xor r8, rax
    mov r9, [rdi + 72]
    xor r9, rax
    mov r10, [rdi + 80]
    xor r10, rax
    mov r11, [rdi + 88]
    xor r11, rax
    mov r12, [rdi + 96]
    xor r12, rax
    mov r13, [rdi + 104]
    xor r13, rax
    mov r14, [rdi + 112]
    xor r14, rax
    mov r15, [rdi + 120]
    xor r15, rax
    add r8, rcx
    mov [rdi + 64], r8
    adc r9, 0
    mov [rdi + 72], r9
    adc r10, 0
    mov [rdi + 80], r10
    adc r11, 0
    mov [rdi + 88], r11
    adc r12, 0
    mov [rdi + 96], r12
    adc r13, 0
    mov [rdi + 104], r13
    adc r14, 0
    mov [rdi + 112], r14
    adc r15, 0
    mov [rdi + 120], r15
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
    SIZE(sangi_mp_difference_16_x64)

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
    /* T, in the place of C; rcx keeps what is carried */
    mov r8, [rdi + 64]
    add r8, [rdi + 128]
    mov [rdi + 128], r8
    mov r9, [rdi + 72]
    adc r9, [rdi + 136]
    mov [rdi + 136], r9
    mov r10, [rdi + 80]
    adc r10, [rdi + 144]
    mov [rdi + 144], r10
    mov r11, [rdi + 88]
    adc r11, [rdi + 152]
    mov [rdi + 152], r11
    mov r12, [rdi + 96]
    adc r12, [rdi + 160]
    mov [rdi + 160], r12
    mov r13, [rdi + 104]
    adc r13, [rdi + 168]
    mov [rdi + 168], r13
    mov r14, [rdi + 112]
    adc r14, [rdi + 176]
    mov [rdi + 176], r14
    mov r15, [rdi + 120]
    adc r15, [rdi + 184]
    mov [rdi + 184], r15
    mov ecx, 0
    adc rcx, 0
    /* T + A and T + D with carries in OF, the middle with carries in CF, of which the first is that of the mask */
    mov rax, rdx
    add rax, rdx
    adcx r8, [rsi]
    adox r8, [rdi]
    mov [rdi + 64], r8
    adcx r9, [rsi + 8]
    adox r9, [rdi + 8]
    mov [rdi + 72], r9
    adcx r10, [rsi + 16]
    adox r10, [rdi + 16]
    mov [rdi + 80], r10
    adcx r11, [rsi + 24]
    adox r11, [rdi + 24]
    mov [rdi + 88], r11
    adcx r12, [rsi + 32]
    adox r12, [rdi + 32]
    mov [rdi + 96], r12
    adcx r13, [rsi + 40]
    adox r13, [rdi + 40]
    mov [rdi + 104], r13
    adcx r14, [rsi + 48]
    adox r14, [rdi + 48]
    mov [rdi + 112], r14
    adcx r15, [rsi + 56]
    adox r15, [rdi + 56]
    mov [rdi + 120], r15
    mov r8, [rdi + 128]
    adcx r8, [rsi + 64]
    adox r8, [rdi + 192]
    mov r9, [rdi + 136]
    adcx r9, [rsi + 72]
    adox r9, [rdi + 200]
    mov r10, [rdi + 144]
    adcx r10, [rsi + 80]
    adox r10, [rdi + 208]
    mov r11, [rdi + 152]
    adcx r11, [rsi + 88]
    adox r11, [rdi + 216]
    mov r12, [rdi + 160]
    adcx r12, [rsi + 96]
    adox r12, [rdi + 224]
    mov r13, [rdi + 168]
    adcx r13, [rsi + 104]
    adox r13, [rdi + 232]
    mov r14, [rdi + 176]
    adcx r14, [rsi + 112]
    adox r14, [rdi + 240]
    mov r15, [rdi + 184]
    adcx r15, [rsi + 120]
    adox r15, [rdi + 248]
    /* what T carried into C, and it with all else that was carried into D */
    mov eax, 0
    mov rbx, rdx
    adcx rbx, rcx
    adox rbx, rax
    mov rax, rbx
    sar rax, 63
    add r8, rcx
    mov [rdi + 128], r8
    adc r9, 0
    mov [rdi + 136], r9
    adc r10, 0
    mov [rdi + 144], r10
    adc r11, 0
    mov [rdi + 152], r11
    adc r12, 0
    mov [rdi + 160], r12
    adc r13, 0
    mov [rdi + 168], r13
    adc r14, 0
    mov [rdi + 176], r14
    adc r15, 0
    mov [rdi + 184], r15
    mov r8, [rdi + 192]
    adc r8, rbx
    mov [rdi + 192], r8
    mov r9, [rdi + 200]
    adc r9, rax
    mov [rdi + 200], r9
    mov r10, [rdi + 208]
    adc r10, rax
    mov [rdi + 208], r10
    mov r11, [rdi + 216]
    adc r11, rax
    mov [rdi + 216], r11
    mov r12, [rdi + 224]
    adc r12, rax
    mov [rdi + 224], r12
    mov r13, [rdi + 232]
    adc r13, rax
    mov [rdi + 232], r13
    mov r14, [rdi + 240]
    adc r14, rax
    mov [rdi + 240], r14
    mov r15, [rdi + 248]
    adc r15, rax
    mov [rdi + 248], r15
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

/* z <- z + W^16 (z_0 ... z_31 + z_32 ... z_63 + middle), less the middle where the mask is all ones */
/* @pre the sum fits z; the middle has 32 limbs and is overwritten */
/* rdi = z, rsi = middle, rdx = mask */
    HIDE(sangi_mp_join_16_x64)
    .globl SYMBOL(sangi_mp_join_16_x64)
    KIND(sangi_mp_join_16_x64)
    .p2align 5
SYMBOL(sangi_mp_join_16_x64):
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
    xor [rsi + 128], rdx
    xor [rsi + 136], rdx
    xor [rsi + 144], rdx
    xor [rsi + 152], rdx
    xor [rsi + 160], rdx
    xor [rsi + 168], rdx
    xor [rsi + 176], rdx
    xor [rsi + 184], rdx
    xor [rsi + 192], rdx
    xor [rsi + 200], rdx
    xor [rsi + 208], rdx
    xor [rsi + 216], rdx
    xor [rsi + 224], rdx
    xor [rsi + 232], rdx
    xor [rsi + 240], rdx
    xor [rsi + 248], rdx
    /* T, in the place of C; rcx keeps what is carried */
    mov r8, [rdi + 128]
    add r8, [rdi + 256]
    mov [rdi + 256], r8
    mov r9, [rdi + 136]
    adc r9, [rdi + 264]
    mov [rdi + 264], r9
    mov r10, [rdi + 144]
    adc r10, [rdi + 272]
    mov [rdi + 272], r10
    mov r11, [rdi + 152]
    adc r11, [rdi + 280]
    mov [rdi + 280], r11
    mov r12, [rdi + 160]
    adc r12, [rdi + 288]
    mov [rdi + 288], r12
    mov r13, [rdi + 168]
    adc r13, [rdi + 296]
    mov [rdi + 296], r13
    mov r14, [rdi + 176]
    adc r14, [rdi + 304]
    mov [rdi + 304], r14
    mov r15, [rdi + 184]
    adc r15, [rdi + 312]
    mov [rdi + 312], r15
    mov r8, [rdi + 192]
    adc r8, [rdi + 320]
    mov [rdi + 320], r8
    mov r9, [rdi + 200]
    adc r9, [rdi + 328]
    mov [rdi + 328], r9
    mov r10, [rdi + 208]
    adc r10, [rdi + 336]
    mov [rdi + 336], r10
    mov r11, [rdi + 216]
    adc r11, [rdi + 344]
    mov [rdi + 344], r11
    mov r12, [rdi + 224]
    adc r12, [rdi + 352]
    mov [rdi + 352], r12
    mov r13, [rdi + 232]
    adc r13, [rdi + 360]
    mov [rdi + 360], r13
    mov r14, [rdi + 240]
    adc r14, [rdi + 368]
    mov [rdi + 368], r14
    mov r15, [rdi + 248]
    adc r15, [rdi + 376]
    mov [rdi + 376], r15
    mov ecx, 0
    adc rcx, 0
    /* T + A and T + D with carries in OF, the middle with carries in CF, of which the first is that of the mask */
    mov rax, rdx
    add rax, rdx
    mov r8, [rdi + 256]
    adcx r8, [rsi]
    adox r8, [rdi]
    mov [rdi + 128], r8
    mov r9, [rdi + 264]
    adcx r9, [rsi + 8]
    adox r9, [rdi + 8]
    mov [rdi + 136], r9
    mov r10, [rdi + 272]
    adcx r10, [rsi + 16]
    adox r10, [rdi + 16]
    mov [rdi + 144], r10
    mov r11, [rdi + 280]
    adcx r11, [rsi + 24]
    adox r11, [rdi + 24]
    mov [rdi + 152], r11
    mov r12, [rdi + 288]
    adcx r12, [rsi + 32]
    adox r12, [rdi + 32]
    mov [rdi + 160], r12
    mov r13, [rdi + 296]
    adcx r13, [rsi + 40]
    adox r13, [rdi + 40]
    mov [rdi + 168], r13
    mov r14, [rdi + 304]
    adcx r14, [rsi + 48]
    adox r14, [rdi + 48]
    mov [rdi + 176], r14
    mov r15, [rdi + 312]
    adcx r15, [rsi + 56]
    adox r15, [rdi + 56]
    mov [rdi + 184], r15
    mov r8, [rdi + 320]
    adcx r8, [rsi + 64]
    adox r8, [rdi + 64]
    mov [rdi + 192], r8
    mov r9, [rdi + 328]
    adcx r9, [rsi + 72]
    adox r9, [rdi + 72]
    mov [rdi + 200], r9
    mov r10, [rdi + 336]
    adcx r10, [rsi + 80]
    adox r10, [rdi + 80]
    mov [rdi + 208], r10
    mov r11, [rdi + 344]
    adcx r11, [rsi + 88]
    adox r11, [rdi + 88]
    mov [rdi + 216], r11
    mov r12, [rdi + 352]
    adcx r12, [rsi + 96]
    adox r12, [rdi + 96]
    mov [rdi + 224], r12
    mov r13, [rdi + 360]
    adcx r13, [rsi + 104]
    adox r13, [rdi + 104]
    mov [rdi + 232], r13
    mov r14, [rdi + 368]
    adcx r14, [rsi + 112]
    adox r14, [rdi + 112]
    mov [rdi + 240], r14
    mov r15, [rdi + 376]
    adcx r15, [rsi + 120]
    adox r15, [rdi + 120]
    mov [rdi + 248], r15
    mov r8, [rdi + 256]
    adcx r8, [rsi + 128]
    adox r8, [rdi + 384]
    mov [rdi + 256], r8
    mov r9, [rdi + 264]
    adcx r9, [rsi + 136]
    adox r9, [rdi + 392]
    mov [rdi + 264], r9
    mov r10, [rdi + 272]
    adcx r10, [rsi + 144]
    adox r10, [rdi + 400]
    mov [rdi + 272], r10
    mov r11, [rdi + 280]
    adcx r11, [rsi + 152]
    adox r11, [rdi + 408]
    mov [rdi + 280], r11
    mov r12, [rdi + 288]
    adcx r12, [rsi + 160]
    adox r12, [rdi + 416]
    mov [rdi + 288], r12
    mov r13, [rdi + 296]
    adcx r13, [rsi + 168]
    adox r13, [rdi + 424]
    mov [rdi + 296], r13
    mov r14, [rdi + 304]
    adcx r14, [rsi + 176]
    adox r14, [rdi + 432]
    mov [rdi + 304], r14
    mov r15, [rdi + 312]
    adcx r15, [rsi + 184]
    adox r15, [rdi + 440]
    mov [rdi + 312], r15
    mov r8, [rdi + 320]
    adcx r8, [rsi + 192]
    adox r8, [rdi + 448]
    mov [rdi + 320], r8
    mov r9, [rdi + 328]
    adcx r9, [rsi + 200]
    adox r9, [rdi + 456]
    mov [rdi + 328], r9
    mov r10, [rdi + 336]
    adcx r10, [rsi + 208]
    adox r10, [rdi + 464]
    mov [rdi + 336], r10
    mov r11, [rdi + 344]
    adcx r11, [rsi + 216]
    adox r11, [rdi + 472]
    mov [rdi + 344], r11
    mov r12, [rdi + 352]
    adcx r12, [rsi + 224]
    adox r12, [rdi + 480]
    mov [rdi + 352], r12
    mov r13, [rdi + 360]
    adcx r13, [rsi + 232]
    adox r13, [rdi + 488]
    mov [rdi + 360], r13
    mov r14, [rdi + 368]
    adcx r14, [rsi + 240]
    adox r14, [rdi + 496]
    mov [rdi + 368], r14
    mov r15, [rdi + 376]
    adcx r15, [rsi + 248]
    adox r15, [rdi + 504]
    mov [rdi + 376], r15
    /* what T carried into C, and it with all else that was carried into D */
    mov eax, 0
    mov rbx, rdx
    adcx rbx, rcx
    adox rbx, rax
    mov rax, rbx
    sar rax, 63
    mov r8, [rdi + 256]
    add r8, rcx
    mov [rdi + 256], r8
    mov r9, [rdi + 264]
    adc r9, 0
    mov [rdi + 264], r9
    mov r10, [rdi + 272]
    adc r10, 0
    mov [rdi + 272], r10
    mov r11, [rdi + 280]
    adc r11, 0
    mov [rdi + 280], r11
    mov r12, [rdi + 288]
    adc r12, 0
    mov [rdi + 288], r12
    mov r13, [rdi + 296]
    adc r13, 0
    mov [rdi + 296], r13
    mov r14, [rdi + 304]
    adc r14, 0
    mov [rdi + 304], r14
    mov r15, [rdi + 312]
    adc r15, 0
    mov [rdi + 312], r15
    mov r8, [rdi + 320]
    adc r8, 0
    mov [rdi + 320], r8
    mov r9, [rdi + 328]
    adc r9, 0
    mov [rdi + 328], r9
    mov r10, [rdi + 336]
    adc r10, 0
    mov [rdi + 336], r10
    mov r11, [rdi + 344]
    adc r11, 0
    mov [rdi + 344], r11
    mov r12, [rdi + 352]
    adc r12, 0
    mov [rdi + 352], r12
    mov r13, [rdi + 360]
    adc r13, 0
    mov [rdi + 360], r13
    mov r14, [rdi + 368]
    adc r14, 0
    mov [rdi + 368], r14
    mov r15, [rdi + 376]
    adc r15, 0
    mov [rdi + 376], r15
    mov r8, [rdi + 384]
    adc r8, rbx
    mov [rdi + 384], r8
    mov r9, [rdi + 392]
    adc r9, rax
    mov [rdi + 392], r9
    mov r10, [rdi + 400]
    adc r10, rax
    mov [rdi + 400], r10
    mov r11, [rdi + 408]
    adc r11, rax
    mov [rdi + 408], r11
    mov r12, [rdi + 416]
    adc r12, rax
    mov [rdi + 416], r12
    mov r13, [rdi + 424]
    adc r13, rax
    mov [rdi + 424], r13
    mov r14, [rdi + 432]
    adc r14, rax
    mov [rdi + 432], r14
    mov r15, [rdi + 440]
    adc r15, rax
    mov [rdi + 440], r15
    mov r8, [rdi + 448]
    adc r8, rax
    mov [rdi + 448], r8
    mov r9, [rdi + 456]
    adc r9, rax
    mov [rdi + 456], r9
    mov r10, [rdi + 464]
    adc r10, rax
    mov [rdi + 464], r10
    mov r11, [rdi + 472]
    adc r11, rax
    mov [rdi + 472], r11
    mov r12, [rdi + 480]
    adc r12, rax
    mov [rdi + 480], r12
    mov r13, [rdi + 488]
    adc r13, rax
    mov [rdi + 488], r13
    mov r14, [rdi + 496]
    adc r14, rax
    mov [rdi + 496], r14
    mov r15, [rdi + 504]
    adc r15, rax
    mov [rdi + 504], r15
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
    SIZE(sangi_mp_join_16_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
