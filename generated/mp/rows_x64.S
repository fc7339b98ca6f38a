/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Multiply-accumulate rows: a number by a block of up to 8 limbs.
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

/* (w : z) <- w + z + x y, for x and z of n limbs, y and w of 1 */
/* rdi = z, rsi = x, rdx = n, rcx = y, r8 = w */
    HIDE(sangi_mp_rows_1_x64)
    .globl SYMBOL(sangi_mp_rows_1_x64)
    KIND(sangi_mp_rows_1_x64)
    .p2align 5
SYMBOL(sangi_mp_rows_1_x64):
    .cfi_startproc
    endbr64
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_1_turns)
    LOCAL(rows_1_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, rbp
    adcx r8, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_1_one)
    LOCAL(rows_1_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_1_end)
    LOCAL(rows_1_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    adox r8, rbp
    adcx r8, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    adox r8, rbp
    adcx r8, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_1_more)
    LOCAL(rows_1_end):
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    RELEASE
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_2_turns)
    LOCAL(rows_2_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    adox r9, rbp
    adcx r9, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_2_one)
    LOCAL(rows_2_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_2_end)
    LOCAL(rows_2_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    adox r9, rbp
    adcx r9, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    adox r9, rbp
    adcx r9, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_2_more)
    LOCAL(rows_2_end):
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    RELEASE
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_3_turns)
    LOCAL(rows_3_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    adox r10, rbp
    adcx r10, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_3_one)
    LOCAL(rows_3_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_3_end)
    LOCAL(rows_3_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    adox r10, rbp
    adcx r10, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    adox r10, rbp
    adcx r10, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_3_more)
    LOCAL(rows_3_end):
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    RELEASE
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_4_turns)
    LOCAL(rows_4_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    adox r11, rbp
    adcx r11, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_4_one)
    LOCAL(rows_4_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_4_end)
    LOCAL(rows_4_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    adox r11, rbp
    adcx r11, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    adox r11, rbp
    adcx r11, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_4_more)
    LOCAL(rows_4_end):
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rax], r8
    mov qword ptr [rax + 8], r9
    mov qword ptr [rax + 16], r10
    mov qword ptr [rax + 24], r11
    RELEASE
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], r8
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_5_turns)
    LOCAL(rows_5_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    adox r12, rbp
    adcx r12, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_5_one)
    LOCAL(rows_5_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_5_end)
    LOCAL(rows_5_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    adox r12, rbp
    adcx r12, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    adox r12, rbp
    adcx r12, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_5_more)
    LOCAL(rows_5_end):
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
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
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
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_6_turns)
    LOCAL(rows_6_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    adox r13, rbp
    adcx r13, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_6_one)
    LOCAL(rows_6_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_6_end)
    LOCAL(rows_6_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    adox r13, rbp
    adcx r13, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    adox r13, rbp
    adcx r13, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_6_more)
    LOCAL(rows_6_end):
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
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
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
    /* single rows, then turns of 2 */
    mov rax, rdx
    and rax, 1
    shr rdx, 1
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r14, qword ptr [r8 + 48]
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_7_turns)
    LOCAL(rows_7_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    adox r14, rbp
    adcx r14, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_7_one)
    LOCAL(rows_7_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_7_end)
    LOCAL(rows_7_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    adox r14, rbp
    adcx r14, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    adox r14, rbp
    adcx r14, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_7_more)
    LOCAL(rows_7_end):
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
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
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
    ENTER(5)
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
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
    /* single rows, then turns of 8 */
    mov rax, rdx
    and rax, 7
    shr rdx, 3
    mov qword ptr [FRAME - 16], rax
    mov qword ptr [FRAME - 24], rdx
    mov r15, qword ptr [r8 + 56]
    mov r14, qword ptr [r8 + 48]
    mov r13, qword ptr [r8 + 40]
    mov r12, qword ptr [r8 + 32]
    mov r11, qword ptr [r8 + 24]
    mov r10, qword ptr [r8 + 16]
    mov r9, qword ptr [r8 + 8]
    mov r8, qword ptr [r8]
    mov ebp, 0
    mov rax, qword ptr [FRAME - 16]
    test rax, rax
    jz LOCAL(rows_8_turns)
    LOCAL(rows_8_one):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_8_one)
    LOCAL(rows_8_turns):
    mov rax, qword ptr [FRAME - 24]
    test rax, rax
    jz LOCAL(rows_8_end)
    LOCAL(rows_8_more):
    mov rdx, qword ptr [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi]
    adcx rax, rbx
    mov qword ptr [rdi], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 8]
    adcx rax, rbx
    mov qword ptr [rdi + 8], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 16]
    adcx rax, rbx
    mov qword ptr [rdi + 16], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 24]
    adcx rax, rbx
    mov qword ptr [rdi + 24], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 32]
    adcx rax, rbx
    mov qword ptr [rdi + 32], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 40]
    adcx rax, rbx
    mov qword ptr [rdi + 40], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 48]
    adcx rax, rbx
    mov qword ptr [rdi + 48], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    mov rdx, qword ptr [rsi + 56]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, qword ptr [rcx]
    adox rax, qword ptr [rdi + 56]
    adcx rax, rbx
    mov qword ptr [rdi + 56], rax
    mov rbx, r9
    mulx r9, rax, qword ptr [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, qword ptr [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, qword ptr [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, qword ptr [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, qword ptr [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, qword ptr [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, qword ptr [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    lea rsi, [rsi + 64]
    lea rdi, [rdi + 64]
    dec qword ptr [FRAME - 24]
    jnz LOCAL(rows_8_more)
    LOCAL(rows_8_end):
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
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mp_rows_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
