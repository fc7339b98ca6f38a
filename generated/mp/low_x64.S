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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 0 */
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 1 */
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_1: columns 1 to 1 */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 2 */
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
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_1: columns 1 to 2 */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_2: columns 2 to 2 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
    mov r11, qword ptr [rcx + 24]
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 3 */
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
    mulx rbx, rax, qword ptr [rcx + 24]
    adcx r10, rax
    /* z_1: columns 1 to 3 */
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
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_2: columns 2 to 3 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_3: columns 3 to 3 */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    UNWIND(endprologue)
    mov r12, qword ptr [rcx + 32]
    mov r11, qword ptr [rcx + 24]
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 4 */
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
    mulx rbx, rax, qword ptr [rcx + 32]
    adcx r11, rax
    /* z_1: columns 1 to 4 */
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
    mulx rbx, rax, qword ptr [rcx + 24]
    adcx r10, rax
    /* z_2: columns 2 to 4 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_3: columns 3 to 4 */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_4: columns 4 to 4 */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 32]
    adcx rax, rbx
    mov qword ptr [rdi + 32], rax
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    UNWIND(endprologue)
    mov r13, qword ptr [rcx + 40]
    mov r12, qword ptr [rcx + 32]
    mov r11, qword ptr [rcx + 24]
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 5 */
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
    mulx rbx, rax, qword ptr [rcx + 40]
    adcx r12, rax
    /* z_1: columns 1 to 5 */
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
    mulx rbx, rax, qword ptr [rcx + 32]
    adcx r11, rax
    /* z_2: columns 2 to 5 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, qword ptr [rcx + 24]
    adcx r10, rax
    /* z_3: columns 3 to 5 */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_4: columns 4 to 5 */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 32]
    adcx rax, rbx
    mov qword ptr [rdi + 32], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_5: columns 5 to 5 */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 40]
    adcx rax, rbx
    mov qword ptr [rdi + 40], rax
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
    UNWIND(endprologue)
    mov r14, qword ptr [rcx + 48]
    mov r13, qword ptr [rcx + 40]
    mov r12, qword ptr [rcx + 32]
    mov r11, qword ptr [rcx + 24]
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 6 */
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
    mulx rbx, rax, qword ptr [rcx + 48]
    adcx r13, rax
    /* z_1: columns 1 to 6 */
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
    mulx rbx, rax, qword ptr [rcx + 40]
    adcx r12, rax
    /* z_2: columns 2 to 6 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
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
    mulx rbx, rax, qword ptr [rcx + 32]
    adcx r11, rax
    /* z_3: columns 3 to 6 */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, qword ptr [rcx + 24]
    adcx r10, rax
    /* z_4: columns 4 to 6 */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 32]
    adcx rax, rbx
    mov qword ptr [rdi + 32], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_5: columns 5 to 6 */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 40]
    adcx rax, rbx
    mov qword ptr [rdi + 40], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_6: columns 6 to 6 */
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 48]
    adcx rax, rbx
    mov qword ptr [rdi + 48], rax
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
    UNWIND(endprologue)
    mov r15, qword ptr [rcx + 56]
    mov r14, qword ptr [rcx + 48]
    mov r13, qword ptr [rcx + 40]
    mov r12, qword ptr [rcx + 32]
    mov r11, qword ptr [rcx + 24]
    mov r10, qword ptr [rcx + 16]
    mov r9, qword ptr [rcx + 8]
    mov r8, qword ptr [rcx]
    mov rcx, rdx
    /* z_0: columns 0 to 7 */
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
    mulx rbx, rax, qword ptr [rcx + 56]
    adcx r14, rax
    /* z_1: columns 1 to 7 */
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
    mulx rbx, rax, qword ptr [rcx + 48]
    adcx r13, rax
    /* z_2: columns 2 to 7 */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
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
    mulx rbx, rax, qword ptr [rcx + 40]
    adcx r12, rax
    /* z_3: columns 3 to 7 */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
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
    mulx rbx, rax, qword ptr [rcx + 32]
    adcx r11, rax
    /* z_4: columns 4 to 7 */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 32]
    adcx rax, rbx
    mov qword ptr [rdi + 32], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adcx r9, rax
    adox r10, r11
    mulx rbx, rax, qword ptr [rcx + 24]
    adcx r10, rax
    /* z_5: columns 5 to 7 */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 40]
    adcx rax, rbx
    mov qword ptr [rdi + 40], rax
    adox r8, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adcx r8, rax
    adox r9, r10
    mulx rbx, rax, qword ptr [rcx + 16]
    adcx r9, rax
    /* z_6: columns 6 to 7 */
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 48]
    adcx rax, rbx
    mov qword ptr [rdi + 48], rax
    adox r8, r9
    mulx rbx, rax, qword ptr [rcx + 8]
    adcx r8, rax
    /* z_7: columns 7 to 7 */
    mov rdx, qword ptr [rsi + 56]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 56]
    adcx rax, rbx
    mov qword ptr [rdi + 56], rax
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
    SIZE(sangi_mp_low_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
