/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The lower half of a product of two blocks.
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
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

    .intel_syntax noprefix
    .text

/* z <- w + z + x y mod W^1 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_1_x64)
    .globl SYMBOL(sangi_mp_low_1_x64)
    KIND(sangi_mp_low_1_x64)
    .p2align 5
SYMBOL(sangi_mp_low_1_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 0 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_1_x64)

/* z <- w + z + x y mod W^2 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_2_x64)
    .globl SYMBOL(sangi_mp_low_2_x64)
    KIND(sangi_mp_low_2_x64)
    .p2align 5
SYMBOL(sangi_mp_low_2_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 1 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_1: columns 1 to 1 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_2_x64)

/* z <- w + z + x y mod W^3 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_3_x64)
    .globl SYMBOL(sangi_mp_low_3_x64)
    KIND(sangi_mp_low_3_x64)
    .p2align 5
SYMBOL(sangi_mp_low_3_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 2 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_1: columns 1 to 2 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_2: columns 2 to 2 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_3_x64)

/* z <- w + z + x y mod W^4 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_4_x64)
    .globl SYMBOL(sangi_mp_low_4_x64)
    KIND(sangi_mp_low_4_x64)
    .p2align 5
SYMBOL(sangi_mp_low_4_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    mov r11, [rcx + 24]
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 3 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    /* z_1: columns 1 to 3 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_2: columns 2 to 3 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_3: columns 3 to 3 */
    mov rdx, [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 24]
    adcx rax, rbx
    mov [rdi + 24], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_4_x64)

/* z <- w + z + x y mod W^5 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_5_x64)
    .globl SYMBOL(sangi_mp_low_5_x64)
    KIND(sangi_mp_low_5_x64)
    .p2align 5
SYMBOL(sangi_mp_low_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    UNWIND(endprologue)
    mov r12, [rcx + 32]
    mov r11, [rcx + 24]
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 4 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx rbx, rax, [rcx + 32]
    adcx r11, rax
    /* z_1: columns 1 to 4 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    /* z_2: columns 2 to 4 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_3: columns 3 to 4 */
    mov rdx, [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 24]
    adcx rax, rbx
    mov [rdi + 24], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_4: columns 4 to 4 */
    mov rdx, [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 32]
    adcx rax, rbx
    mov [rdi + 32], rax
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_5_x64)

/* z <- w + z + x y mod W^6 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_6_x64)
    .globl SYMBOL(sangi_mp_low_6_x64)
    KIND(sangi_mp_low_6_x64)
    .p2align 5
SYMBOL(sangi_mp_low_6_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    UNWIND(endprologue)
    mov r13, [rcx + 40]
    mov r12, [rcx + 32]
    mov r11, [rcx + 24]
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 5 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx rbx, rax, [rcx + 40]
    adcx r12, rax
    /* z_1: columns 1 to 5 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx rbx, rax, [rcx + 32]
    adcx r11, rax
    /* z_2: columns 2 to 5 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    /* z_3: columns 3 to 5 */
    mov rdx, [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 24]
    adcx rax, rbx
    mov [rdi + 24], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_4: columns 4 to 5 */
    mov rdx, [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 32]
    adcx rax, rbx
    mov [rdi + 32], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_5: columns 5 to 5 */
    mov rdx, [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 40]
    adcx rax, rbx
    mov [rdi + 40], rax
    pop r13
    POPPED(r13)
    pop r12
    POPPED(r12)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_low_6_x64)

/* z <- w + z + x y mod W^7 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_7_x64)
    .globl SYMBOL(sangi_mp_low_7_x64)
    KIND(sangi_mp_low_7_x64)
    .p2align 5
SYMBOL(sangi_mp_low_7_x64):
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
    UNWIND(endprologue)
    mov r14, [rcx + 48]
    mov r13, [rcx + 40]
    mov r12, [rcx + 32]
    mov r11, [rcx + 24]
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 6 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx rbx, rax, [rcx + 48]
    adcx r13, rax
    /* z_1: columns 1 to 6 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx rbx, rax, [rcx + 40]
    adcx r12, rax
    /* z_2: columns 2 to 6 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx rbx, rax, [rcx + 32]
    adcx r11, rax
    /* z_3: columns 3 to 6 */
    mov rdx, [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 24]
    adcx rax, rbx
    mov [rdi + 24], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    /* z_4: columns 4 to 6 */
    mov rdx, [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 32]
    adcx rax, rbx
    mov [rdi + 32], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_5: columns 5 to 6 */
    mov rdx, [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 40]
    adcx rax, rbx
    mov [rdi + 40], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_6: columns 6 to 6 */
    mov rdx, [rsi + 48]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 48]
    adcx rax, rbx
    mov [rdi + 48], rax
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
    SIZE(sangi_mp_low_7_x64)

/* z <- w + z + x y mod W^8 */
/* rdi = z, rsi = x, rdx = y, rcx = w */
    HIDE(sangi_mp_low_8_x64)
    .globl SYMBOL(sangi_mp_low_8_x64)
    KIND(sangi_mp_low_8_x64)
    .p2align 5
SYMBOL(sangi_mp_low_8_x64):
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
    UNWIND(endprologue)
    mov r15, [rcx + 56]
    mov r14, [rcx + 48]
    mov r13, [rcx + 40]
    mov r12, [rcx + 32]
    mov r11, [rcx + 24]
    mov r10, [rcx + 16]
    mov r9, [rcx + 8]
    mov r8, [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 7 */
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx r14, rax, [rcx + 48]
    adcx r13, rax
    adox r14, r15
    mulx rbx, rax, [rcx + 56]
    adcx r14, rax
    /* z_1: columns 1 to 7 */
    mov rdx, [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 8]
    adcx rax, rbx
    mov [rdi + 8], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx r13, rax, [rcx + 40]
    adcx r12, rax
    adox r13, r14
    mulx rbx, rax, [rcx + 48]
    adcx r13, rax
    /* z_2: columns 2 to 7 */
    mov rdx, [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 16]
    adcx rax, rbx
    mov [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx r12, rax, [rcx + 32]
    adcx r11, rax
    adox r12, r13
    mulx rbx, rax, [rcx + 40]
    adcx r12, rax
    /* z_3: columns 3 to 7 */
    mov rdx, [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 24]
    adcx rax, rbx
    mov [rdi + 24], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r12
    mulx rbx, rax, [rcx + 32]
    adcx r11, rax
    /* z_4: columns 4 to 7 */
    mov rdx, [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 32]
    adcx rax, rbx
    mov [rdi + 32], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, [rcx + 24]
    adcx r10, rax
    /* z_5: columns 5 to 7 */
    mov rdx, [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 40]
    adcx rax, rbx
    mov [rdi + 40], rax
    adox r8, r9
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    /* z_6: columns 6 to 7 */
    mov rdx, [rsi + 48]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 48]
    adcx rax, rbx
    mov [rdi + 48], rax
    adox r8, r9
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    /* z_7: columns 7 to 7 */
    mov rdx, [rsi + 56]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi + 56]
    adcx rax, rbx
    mov [rdi + 56], rax
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
    SIZE(sangi_mp_low_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
