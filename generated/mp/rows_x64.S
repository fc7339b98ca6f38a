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
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

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
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rdx
    mov r8, [r8]
    mov ebp, 0
    /* turns of 2 rows, then single rows */
    sub qword ptr [FRAME - 16], 2
    jc LOCAL(rows_1_ones)
    LOCAL(rows_1_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
    mov r8, rbx
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r8, [rdi + 8]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi + 8], r8
    mov r8, rbx
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    sub qword ptr [FRAME - 16], 2
    jnc LOCAL(rows_1_more)
    LOCAL(rows_1_ones):
    add qword ptr [FRAME - 16], 2
    jz LOCAL(rows_1_end)
    LOCAL(rows_1_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    adox r8, rbp
    adcx r8, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_1_one)
    LOCAL(rows_1_end):
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
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rdx
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 2 rows, then single rows */
    sub qword ptr [FRAME - 16], 2
    jc LOCAL(rows_2_ones)
    LOCAL(rows_2_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
    adox r9, rbx
    mulx r8, rax, [rcx + 8]
    adcx r9, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 8], r9
    adox r8, rbx
    mulx r9, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    lea rsi, [rsi + 16]
    lea rdi, [rdi + 16]
    sub qword ptr [FRAME - 16], 2
    jnc LOCAL(rows_2_more)
    LOCAL(rows_2_ones):
    add qword ptr [FRAME - 16], 2
    jz LOCAL(rows_2_end)
    LOCAL(rows_2_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    adox r9, rbp
    adcx r9, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_2_one)
    LOCAL(rows_2_end):
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
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rdx
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 3 rows, then single rows */
    sub qword ptr [FRAME - 16], 3
    jc LOCAL(rows_3_ones)
    LOCAL(rows_3_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx r8, rax, [rcx + 16]
    adcx r10, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 8], r9
    adox r10, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r10, rax
    adox r8, rbx
    mulx r9, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 16]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 16], r10
    adox r8, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 16]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    lea rsi, [rsi + 24]
    lea rdi, [rdi + 24]
    sub qword ptr [FRAME - 16], 3
    jnc LOCAL(rows_3_more)
    LOCAL(rows_3_ones):
    add qword ptr [FRAME - 16], 3
    jz LOCAL(rows_3_end)
    LOCAL(rows_3_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    adox r10, rbp
    adcx r10, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_3_one)
    LOCAL(rows_3_end):
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
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rdx
    mov r11, [r8 + 24]
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 4 rows, then single rows */
    sub qword ptr [FRAME - 16], 4
    jc LOCAL(rows_4_ones)
    LOCAL(rows_4_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
    adox r9, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r10, rax
    adox r11, rbx
    mulx r8, rax, [rcx + 24]
    adcx r11, rax
    adox r8, rbp
    mulx rax, rax, rdx
    adcx r8, rbp
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
    mulx rbx, rax, [rcx]
    adcx r9, rax
    mov [rdi + 8], r9
    adox r10, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r10, rax
    adox r11, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r11, rax
    adox r8, rbx
    mulx r9, rax, [rcx + 24]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 16]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 16], r10
    adox r11, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r11, rax
    adox r8, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 24]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 24]
    xor eax, eax
    adox r11, [rdi + 24]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 24], r11
    adox r8, rbx
    mulx rbx, rax, [rcx + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rcx + 16]
    adcx r9, rax
    adox r10, rbx
    mulx r11, rax, [rcx + 24]
    adcx r10, rax
    adox r11, rbp
    mulx rax, rax, rdx
    adcx r11, rbp
    lea rsi, [rsi + 32]
    lea rdi, [rdi + 32]
    sub qword ptr [FRAME - 16], 4
    jnc LOCAL(rows_4_more)
    LOCAL(rows_4_ones):
    add qword ptr [FRAME - 16], 4
    jz LOCAL(rows_4_end)
    LOCAL(rows_4_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    adox r11, rbp
    adcx r11, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_4_one)
    LOCAL(rows_4_end):
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
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], r8
    mov [FRAME - 16], rdx
    mov r12, [r8 + 32]
    mov r11, [r8 + 24]
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 5 rows, then single rows */
    sub qword ptr [FRAME - 16], 5
    jc LOCAL(rows_5_ones)
    LOCAL(rows_5_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
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
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
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
    adox r8, rbx
    mulx r9, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 16]
    mulx rbx, rax, [rcx]
    adcx r10, rax
    mov [rdi + 16], r10
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
    mov rdx, [rsi + 24]
    xor eax, eax
    adox r11, [rdi + 24]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 24], r11
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
    mov rdx, [rsi + 32]
    xor eax, eax
    adox r12, [rdi + 32]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 32], r12
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
    sub qword ptr [FRAME - 16], 5
    jnc LOCAL(rows_5_more)
    LOCAL(rows_5_ones):
    add qword ptr [FRAME - 16], 5
    jz LOCAL(rows_5_end)
    LOCAL(rows_5_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    adox r12, rbp
    adcx r12, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_5_one)
    LOCAL(rows_5_end):
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
    mov [FRAME - 16], rdx
    mov r13, [r8 + 40]
    mov r12, [r8 + 32]
    mov r11, [r8 + 24]
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 6 rows, then single rows */
    sub qword ptr [FRAME - 16], 6
    jc LOCAL(rows_6_ones)
    LOCAL(rows_6_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
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
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
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
    adox r8, rbx
    mulx r9, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 16]
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
    adox r8, rbx
    mulx rbx, rax, [rcx + 32]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 40]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 24]
    xor eax, eax
    adox r11, [rdi + 24]
    mulx rbx, rax, [rcx]
    adcx r11, rax
    mov [rdi + 24], r11
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
    mov rdx, [rsi + 32]
    xor eax, eax
    adox r12, [rdi + 32]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 32], r12
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
    mov rdx, [rsi + 40]
    xor eax, eax
    adox r13, [rdi + 40]
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 40], r13
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
    sub qword ptr [FRAME - 16], 6
    jnc LOCAL(rows_6_more)
    LOCAL(rows_6_ones):
    add qword ptr [FRAME - 16], 6
    jz LOCAL(rows_6_end)
    LOCAL(rows_6_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    adox r13, rbp
    adcx r13, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_6_one)
    LOCAL(rows_6_end):
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
    mov [FRAME - 16], rdx
    mov r14, [r8 + 48]
    mov r13, [r8 + 40]
    mov r12, [r8 + 32]
    mov r11, [r8 + 24]
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 7 rows, then single rows */
    sub qword ptr [FRAME - 16], 7
    jc LOCAL(rows_7_ones)
    LOCAL(rows_7_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
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
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
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
    adox r8, rbx
    mulx r9, rax, [rcx + 48]
    adcx r8, rax
    adox r9, rbp
    mulx rax, rax, rdx
    adcx r9, rbp
    mov rdx, [rsi + 16]
    xor eax, eax
    adox r10, [rdi + 16]
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
    adox r8, rbx
    mulx rbx, rax, [rcx + 40]
    adcx r8, rax
    adox r9, rbx
    mulx r10, rax, [rcx + 48]
    adcx r9, rax
    adox r10, rbp
    mulx rax, rax, rdx
    adcx r10, rbp
    mov rdx, [rsi + 24]
    xor eax, eax
    adox r11, [rdi + 24]
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
    mov rdx, [rsi + 32]
    xor eax, eax
    adox r12, [rdi + 32]
    mulx rbx, rax, [rcx]
    adcx r12, rax
    mov [rdi + 32], r12
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
    mov rdx, [rsi + 40]
    xor eax, eax
    adox r13, [rdi + 40]
    mulx rbx, rax, [rcx]
    adcx r13, rax
    mov [rdi + 40], r13
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
    mov rdx, [rsi + 48]
    xor eax, eax
    adox r14, [rdi + 48]
    mulx rbx, rax, [rcx]
    adcx r14, rax
    mov [rdi + 48], r14
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
    sub qword ptr [FRAME - 16], 7
    jnc LOCAL(rows_7_more)
    LOCAL(rows_7_ones):
    add qword ptr [FRAME - 16], 7
    jz LOCAL(rows_7_end)
    LOCAL(rows_7_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    adox r14, rbp
    adcx r14, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_7_one)
    LOCAL(rows_7_end):
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
    mov [FRAME - 16], rdx
    mov r15, [r8 + 56]
    mov r14, [r8 + 48]
    mov r13, [r8 + 40]
    mov r12, [r8 + 32]
    mov r11, [r8 + 24]
    mov r10, [r8 + 16]
    mov r9, [r8 + 8]
    mov r8, [r8]
    mov ebp, 0
    /* turns of 8 rows, then single rows */
    sub qword ptr [FRAME - 16], 8
    jc LOCAL(rows_8_ones)
    LOCAL(rows_8_more):
    mov rdx, [rsi]
    xor eax, eax
    adox r8, [rdi]
    mulx rbx, rax, [rcx]
    adcx r8, rax
    mov [rdi], r8
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
    mov rdx, [rsi + 8]
    xor eax, eax
    adox r9, [rdi + 8]
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
    adox r10, [rdi + 16]
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
    adox r11, [rdi + 24]
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
    adox r12, [rdi + 32]
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
    adox r13, [rdi + 40]
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
    adox r14, [rdi + 48]
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
    adox r15, [rdi + 56]
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
    lea rsi, [rsi + 64]
    lea rdi, [rdi + 64]
    sub qword ptr [FRAME - 16], 8
    jnc LOCAL(rows_8_more)
    LOCAL(rows_8_ones):
    add qword ptr [FRAME - 16], 8
    jz LOCAL(rows_8_end)
    LOCAL(rows_8_one):
    mov rdx, [rsi]
    xor eax, eax
    mov rbx, r8
    mulx r8, rax, [rcx]
    adox rax, [rdi]
    adcx rax, rbx
    mov [rdi], rax
    mov rbx, r9
    mulx r9, rax, [rcx + 8]
    adox r8, rbx
    adcx r8, rax
    mov rbx, r10
    mulx r10, rax, [rcx + 16]
    adox r9, rbx
    adcx r9, rax
    mov rbx, r11
    mulx r11, rax, [rcx + 24]
    adox r10, rbx
    adcx r10, rax
    mov rbx, r12
    mulx r12, rax, [rcx + 32]
    adox r11, rbx
    adcx r11, rax
    mov rbx, r13
    mulx r13, rax, [rcx + 40]
    adox r12, rbx
    adcx r12, rax
    mov rbx, r14
    mulx r14, rax, [rcx + 48]
    adox r13, rbx
    adcx r13, rax
    mov rbx, r15
    mulx r15, rax, [rcx + 56]
    adox r14, rbx
    adcx r14, rax
    adox r15, rbp
    adcx r15, rbp
    lea rsi, [rsi + 8]
    lea rdi, [rdi + 8]
    dec qword ptr [FRAME - 16]
    jnz LOCAL(rows_8_one)
    LOCAL(rows_8_end):
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
    SIZE(sangi_mp_rows_8_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
