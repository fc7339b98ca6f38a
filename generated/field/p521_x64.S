/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p521, base field of NIST P-521; 521 bits in 9 limbs of 64, a spare bit on top
 * checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for
 * every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge
 * and random operands of this modulus; its object checked: straight-line code, no call, no secret address
 * and proved, kernel by kernel, for this modulus: congruence, range, memory, registers
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

/* z <- (x + y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p521_add_x64)
    .globl SYMBOL(sangi_p521_add_x64)
    KIND(sangi_p521_add_x64)
    .p2align 5
SYMBOL(sangi_p521_add_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, [rsi + 8]
    adc rcx, [rdx + 8]
    mov r8, [rsi + 16]
    adc r8, [rdx + 16]
    mov r9, [rsi + 24]
    adc r9, [rdx + 24]
    mov r10, [rsi + 32]
    adc r10, [rdx + 32]
    mov r11, [rsi + 40]
    adc r11, [rdx + 40]
    mov rbx, [rsi + 48]
    adc rbx, [rdx + 48]
    mov rbp, [rsi + 56]
    adc rbp, [rdx + 56]
    mov rsi, [rsi + 64]
    adc rsi, [rdx + 64]
    /* d = s - p */
    mov rdx, rax
    sub rdx, -1
    mov [FRAME - 8], rcx
    sbb rcx, -1
    mov [FRAME - 16], r8
    sbb r8, -1
    mov [FRAME - 24], r9
    sbb r9, -1
    mov [FRAME - 32], r10
    sbb r10, -1
    mov [FRAME - 40], r11
    sbb r11, -1
    mov [FRAME - 48], rbx
    sbb rbx, -1
    mov [FRAME - 56], rbp
    sbb rbp, -1
    mov [FRAME - 64], rsi
    sbb rsi, 511
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rbx, [FRAME - 48]
    cmovc rbp, [FRAME - 56]
    cmovc rsi, [FRAME - 64]
    mov [rdi], rdx
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rbp
    mov [rdi + 64], rsi
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p521_sub_x64)
    .globl SYMBOL(sangi_p521_sub_x64)
    KIND(sangi_p521_sub_x64)
    .p2align 5
SYMBOL(sangi_p521_sub_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov rcx, [rsi + 8]
    sbb rcx, [rdx + 8]
    mov r8, [rsi + 16]
    sbb r8, [rdx + 16]
    mov r9, [rsi + 24]
    sbb r9, [rdx + 24]
    mov r10, [rsi + 32]
    sbb r10, [rdx + 32]
    mov r11, [rsi + 40]
    sbb r11, [rdx + 40]
    mov rbx, [rsi + 48]
    sbb rbx, [rdx + 48]
    mov rbp, [rsi + 56]
    sbb rbp, [rdx + 56]
    mov rsi, [rsi + 64]
    sbb rsi, [rdx + 64]
    /* t = d + p */
    mov rdx, rax
    add rdx, -1
    mov [FRAME - 8], rcx
    adc rcx, -1
    mov [FRAME - 16], r8
    adc r8, -1
    mov [FRAME - 24], r9
    adc r9, -1
    mov [FRAME - 32], r10
    adc r10, -1
    mov [FRAME - 40], r11
    adc r11, -1
    mov [FRAME - 48], rbx
    adc rbx, -1
    mov [FRAME - 56], rbp
    adc rbp, -1
    mov [FRAME - 64], rsi
    adc rsi, 511
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rbx, [FRAME - 48]
    cmovnc rbp, [FRAME - 56]
    cmovnc rsi, [FRAME - 64]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rbp
    mov [rdi + 64], rsi
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p521_neg_x64)
    .globl SYMBOL(sangi_p521_neg_x64)
    KIND(sangi_p521_neg_x64)
    .p2align 5
SYMBOL(sangi_p521_neg_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, 0
    sub rax, [rsi]
    mov rcx, 0
    sbb rcx, [rsi + 8]
    mov r8, 0
    sbb r8, [rsi + 16]
    mov r9, 0
    sbb r9, [rsi + 24]
    mov r10, 0
    sbb r10, [rsi + 32]
    mov r11, 0
    sbb r11, [rsi + 40]
    mov rdx, 0
    sbb rdx, [rsi + 48]
    mov rbx, 0
    sbb rbx, [rsi + 56]
    mov rbp, 0
    sbb rbp, [rsi + 64]
    /* t = d + p */
    mov rsi, rax
    add rsi, -1
    mov [FRAME - 8], rcx
    adc rcx, -1
    mov [FRAME - 16], r8
    adc r8, -1
    mov [FRAME - 24], r9
    adc r9, -1
    mov [FRAME - 32], r10
    adc r10, -1
    mov [FRAME - 40], r11
    adc r11, -1
    mov [FRAME - 48], rdx
    adc rdx, -1
    mov [FRAME - 56], rbx
    adc rbx, -1
    mov [FRAME - 64], rbp
    adc rbp, 511
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rdx, [FRAME - 48]
    cmovnc rbx, [FRAME - 56]
    cmovnc rbp, [FRAME - 64]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rbx
    mov [rdi + 64], rbp
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p521_dbl_x64)
    .globl SYMBOL(sangi_p521_dbl_x64)
    KIND(sangi_p521_dbl_x64)
    .p2align 5
SYMBOL(sangi_p521_dbl_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, [rsi]
    add rax, rax
    mov rcx, [rsi + 8]
    adc rcx, rcx
    mov r8, [rsi + 16]
    adc r8, r8
    mov r9, [rsi + 24]
    adc r9, r9
    mov r10, [rsi + 32]
    adc r10, r10
    mov r11, [rsi + 40]
    adc r11, r11
    mov rdx, [rsi + 48]
    adc rdx, rdx
    mov rbx, [rsi + 56]
    adc rbx, rbx
    mov rsi, [rsi + 64]
    adc rsi, rsi
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, -1
    mov [FRAME - 16], rcx
    sbb rcx, -1
    mov [FRAME - 24], r8
    sbb r8, -1
    mov [FRAME - 32], r9
    sbb r9, -1
    mov [FRAME - 40], r10
    sbb r10, -1
    mov [FRAME - 48], r11
    sbb r11, -1
    mov [FRAME - 56], rdx
    sbb rdx, -1
    mov [FRAME - 64], rbx
    sbb rbx, -1
    mov [FRAME - 72], rsi
    sbb rsi, 511
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc rcx, [FRAME - 16]
    cmovc r8, [FRAME - 24]
    cmovc r9, [FRAME - 32]
    cmovc r10, [FRAME - 40]
    cmovc r11, [FRAME - 48]
    cmovc rdx, [FRAME - 56]
    cmovc rbx, [FRAME - 64]
    cmovc rsi, [FRAME - 72]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rbx
    mov [rdi + 64], rsi
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p521_half_x64)
    .globl SYMBOL(sangi_p521_half_x64)
    KIND(sangi_p521_half_x64)
    .p2align 5
SYMBOL(sangi_p521_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, -1
    and rcx, rax
    mov r8, -1
    and r8, rax
    mov r9, -1
    and r9, rax
    mov r10, -1
    and r10, rax
    mov r11, -1
    and r11, rax
    mov rdx, -1
    and rdx, rax
    mov rbx, -1
    and rbx, rax
    mov rbp, -1
    and rbp, rax
    and rax, 511
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rdx, [rsi + 40]
    adc rbx, [rsi + 48]
    adc rbp, [rsi + 56]
    adc rax, [rsi + 64]
    /* s / 2 */
    shr rax, 1
    rcr rbp, 1
    rcr rbx, 1
    rcr rdx, 1
    rcr r11, 1
    rcr r10, 1
    rcr r9, 1
    rcr r8, 1
    rcr rcx, 1
    mov [rdi], rcx
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rdx
    mov [rdi + 48], rbx
    mov [rdi + 56], rbp
    mov [rdi + 64], rax
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p521_mul_x64)
    .globl SYMBOL(sangi_p521_mul_x64)
    KIND(sangi_p521_mul_x64)
    .p2align 5
SYMBOL(sangi_p521_mul_x64):
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
    RESERVE
    UNWIND(endprologue)
    mov rax, rdx
    mov rdx, [rsi]
    xor ecx, ecx
    mulx r8, rcx, [rax + 8]
    mulx r10, r9, [rax]
    mov r11, r9
    mulx rbp, rbx, [rax + 40]
    mulx r13, r12, [rax + 16]
    adcx r10, rcx
    adcx r8, r12
    mulx r12, rcx, [rax + 24]
    adcx r13, rcx
    mulx r14, rcx, [rax + 32]
    adcx r12, rcx
    adcx r14, rbx
    mulx rbx, rcx, [rax + 48]
    adcx rbp, rcx
    mov [FRAME - 8], rdi
    mulx r15, rcx, [rax + 64]
    mulx rdi, rdx, [rax + 56]
    adcx rbx, rdx
    adcx rdi, rcx
    adcx r15, [rip + sangi_p521_modulus]
    shl r11, 9
    add rdi, r11
    adc r15, 0
    xor ecx, ecx
    mov rdx, [rsi + 8]
    mulx r11, rcx, [rax]
    adox r8, r11
    adcx r10, rcx
    mulx r11, rcx, [rax + 8]
    adcx r8, rcx
    adox r13, r11
    mulx r11, rcx, [rax + 16]
    adox r12, r11
    adcx r13, rcx
    mulx r11, rcx, [rax + 24]
    adcx r12, rcx
    adox r14, r11
    mulx r11, rcx, [rax + 32]
    adcx r14, rcx
    adox rbp, r11
    mulx r11, rcx, [rax + 40]
    adcx rbp, rcx
    adox rbx, r11
    mulx r11, rcx, [rax + 48]
    adox rdi, r11
    adcx rbx, rcx
    mulx r11, rcx, [rax + 56]
    adox r15, r11
    adcx rdi, rcx
    mulx r11, rcx, [rax + 64]
    adox r11, [rip + sangi_p521_modulus]
    adcx r15, rcx
    adc r11, 0
    shrd r9, r10, 55
    mov [FRAME - 16], r9
    xor ecx, ecx
    mov rdx, [rsi + 16]
    mulx r9, rcx, [rax]
    adox r13, r9
    adcx r8, rcx
    mulx r9, rcx, [rax + 8]
    adcx r13, rcx
    adox r12, r9
    mulx r9, rcx, [rax + 16]
    adox r14, r9
    adcx r12, rcx
    mulx r9, rcx, [rax + 24]
    adcx r14, rcx
    adox rbp, r9
    mulx r9, rcx, [rax + 32]
    adcx rbp, rcx
    adox rbx, r9
    mulx r9, rcx, [rax + 40]
    adcx rbx, rcx
    adox rdi, r9
    mulx r9, rcx, [rax + 48]
    adox r15, r9
    adcx rdi, rcx
    mulx r9, rcx, [rax + 56]
    adox r11, r9
    adcx r15, rcx
    mulx r9, rcx, [rax + 64]
    adox r9, [rip + sangi_p521_modulus]
    adcx r11, rcx
    adc r9, 0
    shrd r10, r8, 55
    mov [FRAME - 24], r10
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx r10, rcx, [rax]
    adcx r13, rcx
    adox r12, r10
    mulx r10, rcx, [rax + 8]
    adcx r12, rcx
    adox r14, r10
    mulx r10, rcx, [rax + 16]
    adcx r14, rcx
    adox rbp, r10
    mulx r10, rcx, [rax + 24]
    adcx rbp, rcx
    adox rbx, r10
    mulx r10, rcx, [rax + 32]
    adcx rbx, rcx
    adox rdi, r10
    mulx r10, rcx, [rax + 40]
    adcx rdi, rcx
    adox r15, r10
    mulx r10, rcx, [rax + 48]
    adcx r15, rcx
    adox r11, r10
    mulx r10, rcx, [rax + 56]
    adox r9, r10
    adcx r11, rcx
    mulx r10, rcx, [rax + 64]
    adcx r9, rcx
    adox r10, [rip + sangi_p521_modulus]
    adc r10, 0
    shrd r8, r13, 55
    mov [FRAME - 32], r8
    xor ecx, ecx
    mov rdx, [rsi + 32]
    mulx r8, rcx, [rax]
    adcx r12, rcx
    adox r14, r8
    mulx r8, rcx, [rax + 8]
    adox rbp, r8
    adcx r14, rcx
    mulx r8, rcx, [rax + 16]
    adcx rbp, rcx
    adox rbx, r8
    mulx r8, rcx, [rax + 24]
    adox rdi, r8
    adcx rbx, rcx
    mulx r8, rcx, [rax + 32]
    adcx rdi, rcx
    adox r15, r8
    mulx r8, rcx, [rax + 40]
    adcx r15, rcx
    adox r11, r8
    mulx r8, rcx, [rax + 48]
    adox r9, r8
    adcx r11, rcx
    mulx r8, rcx, [rax + 56]
    adcx r9, rcx
    adox r10, r8
    mulx r8, rcx, [rax + 64]
    adcx r10, rcx
    adox r8, [rip + sangi_p521_modulus]
    adc r8, 0
    shrd r13, r12, 55
    mov [FRAME - 40], r13
    mov rdx, [rsi + 40]
    xor ecx, ecx
    mulx r13, rcx, [rax]
    adox rbp, r13
    adcx r14, rcx
    mulx r13, rcx, [rax + 8]
    adox rbx, r13
    adcx rbp, rcx
    mulx r13, rcx, [rax + 16]
    adcx rbx, rcx
    adox rdi, r13
    mulx r13, rcx, [rax + 24]
    adox r15, r13
    adcx rdi, rcx
    mulx r13, rcx, [rax + 32]
    adcx r15, rcx
    adox r11, r13
    mulx r13, rcx, [rax + 40]
    adcx r11, rcx
    adox r9, r13
    mulx r13, rcx, [rax + 48]
    adox r10, r13
    adcx r9, rcx
    mulx r13, rcx, [rax + 56]
    adcx r10, rcx
    adox r8, r13
    mulx r13, rcx, [rax + 64]
    adcx r8, rcx
    adox r13, [rip + sangi_p521_modulus]
    adc r13, 0
    shrd r12, r14, 55
    mov rdx, [rsi + 48]
    mov [FRAME - 48], r12
    xor ecx, ecx
    mulx r12, rcx, [rax]
    adcx rbp, rcx
    adox rbx, r12
    mulx r12, rcx, [rax + 8]
    adcx rbx, rcx
    adox rdi, r12
    mulx r12, rcx, [rax + 16]
    adox r15, r12
    adcx rdi, rcx
    mulx r12, rcx, [rax + 24]
    adox r11, r12
    adcx r15, rcx
    mulx r12, rcx, [rax + 32]
    adox r9, r12
    adcx r11, rcx
    mulx r12, rcx, [rax + 40]
    adox r10, r12
    adcx r9, rcx
    mulx r12, rcx, [rax + 48]
    adox r8, r12
    adcx r10, rcx
    mulx r12, rcx, [rax + 56]
    adcx r8, rcx
    adox r13, r12
    mulx r12, rcx, [rax + 64]
    adox r12, [rip + sangi_p521_modulus]
    adcx r13, rcx
    adc r12, 0
    shrd r14, rbp, 55
    mov [FRAME - 56], r14
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx r14, rcx, [rax]
    adox rdi, r14
    adcx rbx, rcx
    mulx r14, rcx, [rax + 8]
    adcx rdi, rcx
    adox r15, r14
    mulx r14, rcx, [rax + 16]
    adcx r15, rcx
    adox r11, r14
    mulx r14, rcx, [rax + 24]
    adcx r11, rcx
    adox r9, r14
    mulx r14, rcx, [rax + 32]
    adcx r9, rcx
    adox r10, r14
    mulx r14, rcx, [rax + 40]
    adcx r10, rcx
    adox r8, r14
    mulx r14, rcx, [rax + 48]
    adcx r8, rcx
    adox r13, r14
    mulx r14, rcx, [rax + 56]
    adox r12, r14
    adcx r13, rcx
    mulx r14, rcx, [rax + 64]
    adox r14, [rip + sangi_p521_modulus]
    adcx r12, rcx
    adc r14, 0
    shrd rbp, rbx, 55
    mov [FRAME - 64], rbp
    mov rdx, [rsi + 64]
    mulx rbp, rcx, [rax]
    xor esi, esi
    adcx rdi, rcx
    mulx rsi, rcx, [rax + 8]
    adox r15, rbp
    adcx r15, rcx
    adox r11, rsi
    mulx rbp, rcx, [rax + 16]
    adox r9, rbp
    adcx r11, rcx
    mulx rbp, rcx, [rax + 24]
    adcx r9, rcx
    adox r10, rbp
    mulx rbp, rcx, [rax + 32]
    adcx r10, rcx
    adox r8, rbp
    mulx rbp, rcx, [rax + 40]
    mov rsi, r15
    adcx r8, rcx
    adox r13, rbp
    mulx rbp, rcx, [rax + 48]
    adcx r13, rcx
    adox r12, rbp
    mulx rbp, rcx, [rax + 56]
    adcx r12, rcx
    adox r14, rbp
    mulx rcx, rax, [rax + 64]
    adcx r14, rax
    adox rcx, [rip + sangi_p521_modulus]
    adc rcx, 0
    shrd rbx, rdi, 55
    shr rdi, 55
    mov rax, rdi
    mov [FRAME - 72], rbx
    mov rbx, [FRAME - 8]
    or rax, -512
    xor ebp, ebp
    stc
    adcx rsi, [FRAME - 16]
    mov [rbx], rsi
    adox r15, [FRAME - 16]
    mov rbp, r11
    adcx rbp, [FRAME - 24]
    mov [rbx + 8], rbp
    mov rbp, r9
    adox r11, [FRAME - 24]
    adox r9, [FRAME - 32]
    adcx rbp, [FRAME - 32]
    mov [rbx + 16], rbp
    mov rbp, r10
    adox r10, [FRAME - 40]
    adcx rbp, [FRAME - 40]
    mov [rbx + 24], rbp
    mov rbp, r8
    adcx rbp, [FRAME - 48]
    mov rdx, r13
    mov [rbx + 32], rbp
    mov rbp, r12
    adcx rdx, [FRAME - 56]
    adox r8, [FRAME - 48]
    adox r13, [FRAME - 56]
    mov [rbx + 40], rdx
    adcx rbp, [FRAME - 64]
    mov [rbx + 48], rbp
    adox r12, [FRAME - 64]
    mov rbp, r14
    adcx rbp, [FRAME - 72]
    mov rdx, rcx
    adox r14, [FRAME - 72]
    adcx rdx, rax
    cmovc r15, [rbx]
    adox rcx, rax
    cmovc r10, [rbx + 24]
    cmovc r11, [rbx + 8]
    cmovc r12, [rbx + 48]
    cmovc r9, [rbx + 16]
    cmovc r13, [rbx + 40]
    cmovc r8, [rbx + 32]
    cmovc r14, rbp
    cmovc rcx, rdx
    and rcx, 511
    mov [rbx + 24], r10
    mov [rbx + 40], r13
    mov [rbx + 16], r9
    mov [rbx + 64], rcx
    mov [rbx + 32], r8
    mov [rbx + 48], r12
    mov [rbx], r15
    mov [rbx + 56], r14
    mov [rbx + 8], r11
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
    SIZE(sangi_p521_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p521_sqr_x64)
    .globl SYMBOL(sangi_p521_sqr_x64)
    KIND(sangi_p521_sqr_x64)
    .p2align 5
SYMBOL(sangi_p521_sqr_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    mov rdx, [rsi]
    mulx rcx, rax, rdx
    xor r8d, r8d
    mov r8, [rsi + 8]
    adcx r8, r8
    mulx r9, r8, r8
    adox rcx, r8
    mov r8, [rsi + 16]
    lea r10, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 8], r10
    mulx r11, r10, r8
    mov [FRAME - 16], r8
    mov r8, [rsi + 24]
    lea rbx, [r8 + r8]
    mov [FRAME - 24], rbx
    adox r9, r10
    adcx r8, r8
    mov [FRAME - 32], r8
    mulx r10, r8, r8
    mov rbx, [rsi + 32]
    lea rbp, [rbx + rbx]
    adox r11, r8
    mov [FRAME - 40], rbp
    adcx rbx, rbx
    mulx rbp, r8, rbx
    mov [FRAME - 48], rbx
    adox r10, r8
    mov r8, [rsi + 40]
    lea rbx, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 56], rbx
    mulx r12, rbx, r8
    mov [FRAME - 64], r8
    adox rbp, rbx
    mov r8, [rsi + 48]
    lea rbx, [r8 + r8]
    mov [FRAME - 72], rbx
    adcx r8, r8
    mov [FRAME - 80], r8
    mulx rbx, r8, r8
    adox r12, r8
    mov r8, [rsi + 56]
    lea r13, [r8 + r8]
    adcx r8, r8
    mulx r15, r14, r8
    mov [FRAME - 96], r8
    adox rbx, r14
    mov [FRAME - 88], r13
    mov r8, [rsi + 64]
    lea r13, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 104], r13
    mulx r14, r13, r8
    mov [FRAME - 112], r8
    mov r8, [rip + sangi_p521_modulus]
    adox r15, r13
    adox r14, r8
    mov r8, rax
    shl r8, 9
    add r15, r8
    adc r14, 0
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r13, r8, rdx
    adox r11, r13
    adcx r9, r8
    mulx r13, r8, [FRAME - 8]
    adox r10, r13
    adcx r11, r8
    mulx r13, r8, [FRAME - 32]
    adcx r10, r8
    adox rbp, r13
    mulx r13, r8, [FRAME - 48]
    adox r12, r13
    adcx rbp, r8
    mulx r13, r8, [FRAME - 64]
    adcx r12, r8
    adox rbx, r13
    mulx r13, r8, [FRAME - 80]
    adox r15, r13
    adcx rbx, r8
    mulx r13, r8, [FRAME - 96]
    adcx r15, r8
    adox r14, r13
    mulx r13, r8, [FRAME - 112]
    adox r13, [rip + sangi_p521_modulus]
    adcx r14, r8
    adc r13, 0
    shrd rax, rcx, 55
    mov [FRAME - 32], rax
    xor eax, eax
    mov rdx, [rsi + 16]
    mulx r8, rax, rdx
    adcx r10, rax
    adox rbp, r8
    mulx r8, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [FRAME - 48]
    adcx r12, rax
    adox rbx, r8
    mulx r8, rax, [FRAME - 64]
    adcx rbx, rax
    adox r15, r8
    mulx r8, rax, [FRAME - 80]
    adox r14, r8
    adcx r15, rax
    mulx r8, rax, [FRAME - 96]
    adox r13, r8
    adcx r14, rax
    mulx r8, rax, [FRAME - 112]
    adcx r13, rax
    adox r8, [rip + sangi_p521_modulus]
    adc r8, 0
    shrd rcx, r9, 55
    mov [FRAME - 48], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx rbx, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 64]
    adox r14, rcx
    adcx r15, rax
    mulx rcx, rax, [FRAME - 80]
    adcx r14, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r13, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 112]
    adcx r8, rax
    mov rdx, [rsi + 32]
    adox rcx, [rip + sangi_p521_modulus]
    adc rcx, 0
    shrd r9, r11, 55
    xor eax, eax
    mov [FRAME - 64], r9
    mulx r9, rax, rdx
    adox r14, r9
    adcx r15, rax
    mulx r9, rax, [FRAME - 56]
    adox r13, r9
    adcx r14, rax
    mulx r9, rax, [FRAME - 80]
    adcx r13, rax
    adox r8, r9
    mulx r9, rax, [FRAME - 96]
    adcx r8, rax
    adox rcx, r9
    mulx r9, rax, [FRAME - 112]
    adcx rcx, rax
    adox r9, [rip + sangi_p521_modulus]
    adc r9, 0
    shrd r11, r10, 55
    xor eax, eax
    mov [FRAME - 80], r11
    mov rdx, [rsi + 40]
    mulx r11, rax, rdx
    adcx r13, rax
    adox r8, r11
    mulx r11, rax, [FRAME - 72]
    adcx r8, rax
    adox rcx, r11
    mulx r11, rax, [FRAME - 96]
    adcx rcx, rax
    adox r9, r11
    mulx r11, rax, [FRAME - 112]
    adcx r9, rax
    adox r11, [rip + sangi_p521_modulus]
    adc r11, 0
    shrd r10, rbp, 55
    mov [FRAME - 96], r10
    shrd rbp, r12, 55
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx r10, rax, rdx
    adcx rcx, rax
    adox r9, r10
    mulx r10, rax, [FRAME - 88]
    adcx r9, rax
    adox r11, r10
    mulx r10, rax, [FRAME - 112]
    adox r10, [rip + sangi_p521_modulus]
    adcx r11, rax
    adc r10, 0
    xor eax, eax
    mov [FRAME - 112], rbp
    mov rdx, [rsi + 56]
    mulx rbp, rax, rdx
    adcx r11, rax
    adox r10, rbp
    mulx rbp, rax, [FRAME - 104]
    adcx r10, rax
    adox rbp, [rip + sangi_p521_modulus]
    adc rbp, 0
    shrd r12, rbx, 55
    mov [FRAME - 104], r12
    mov rdx, [rsi + 64]
    mulx r12, rax, rdx
    xor edx, edx
    adox r12, [rip + sangi_p521_modulus]
    mov rdx, r14
    adcx rbp, rax
    adc r12, 0
    shrd rbx, r15, 55
    shr r15, 55
    mov [FRAME - 88], rbx
    mov rax, r15
    or rax, -512
    xor ebx, ebx
    stc
    mov rbx, r9
    mov r15, r13
    adcx rdx, [FRAME - 32]
    adox r14, [FRAME - 32]
    adcx r15, [FRAME - 48]
    adox r13, [FRAME - 48]
    mov rsi, r8
    adcx rsi, [FRAME - 64]
    mov [rdi + 8], r15
    adox r8, [FRAME - 64]
    mov r15, rcx
    adox rcx, [FRAME - 80]
    mov [rdi + 16], rsi
    adcx r15, [FRAME - 80]
    adcx rbx, [FRAME - 96]
    mov [rdi + 24], r15
    mov r15, r10
    mov rsi, r11
    mov [rdi + 32], rbx
    mov [rdi], rdx
    adox r9, [FRAME - 96]
    adcx rsi, [FRAME - 112]
    adox r11, [FRAME - 112]
    mov [rdi + 40], rsi
    adcx r15, [FRAME - 104]
    adox r10, [FRAME - 104]
    mov rbx, rbp
    adcx rbx, [FRAME - 88]
    adox rbp, [FRAME - 88]
    mov rdx, r12
    adcx rdx, rax
    adox r12, rax
    cmovc r8, [rdi + 16]
    cmovc r12, rdx
    cmovc r14, [rdi]
    cmovc r11, [rdi + 40]
    cmovc rcx, [rdi + 24]
    cmovc r10, r15
    cmovc r13, [rdi + 8]
    cmovc rbp, rbx
    cmovc r9, [rdi + 32]
    mov [rdi + 16], r8
    and r12, 511
    mov [rdi], r14
    mov [rdi + 8], r13
    mov [rdi + 24], rcx
    mov [rdi + 56], rbp
    mov [rdi + 32], r9
    mov [rdi + 48], r10
    mov [rdi + 40], r11
    mov [rdi + 64], r12
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
    SIZE(sangi_p521_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p521_mul_lazy_x64)
    .globl SYMBOL(sangi_p521_mul_lazy_x64)
    KIND(sangi_p521_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_p521_mul_lazy_x64):
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
    RESERVE
    UNWIND(endprologue)
    mov rax, rdx
    mov rdx, [rsi]
    mov [FRAME - 8], rdi
    mulx r8, rcx, [rax]
    xor r9d, r9d
    mulx r10, r9, [rax + 8]
    adcx r8, r9
    mulx r11, r9, [rax + 16]
    adcx r10, r9
    mulx rbx, r9, [rax + 24]
    adcx r11, r9
    mulx rbp, r9, [rax + 32]
    adcx rbx, r9
    mulx r12, r9, [rax + 40]
    adcx rbp, r9
    mulx r13, r9, [rax + 48]
    mulx r15, r14, [rax + 56]
    adcx r12, r9
    adcx r13, r14
    mov r9, rcx
    mulx rdi, r14, [rax + 64]
    adcx r15, r14
    adcx rdi, [rip + sangi_p521_modulus]
    shl r9, 9
    mov rdx, [rsi + 8]
    add r15, r9
    adc rdi, 0
    xor r9d, r9d
    mulx r14, r9, [rax]
    adox r10, r14
    adcx r8, r9
    mulx r14, r9, [rax + 8]
    adcx r10, r9
    adox r11, r14
    mulx r14, r9, [rax + 16]
    adox rbx, r14
    adcx r11, r9
    mulx r14, r9, [rax + 24]
    adox rbp, r14
    adcx rbx, r9
    mulx r14, r9, [rax + 32]
    adcx rbp, r9
    adox r12, r14
    mulx r14, r9, [rax + 40]
    adox r13, r14
    adcx r12, r9
    mulx r14, r9, [rax + 48]
    adcx r13, r9
    adox r15, r14
    mulx r14, r9, [rax + 56]
    adcx r15, r9
    adox rdi, r14
    mulx r14, r9, [rax + 64]
    adcx rdi, r9
    adox r14, [rip + sangi_p521_modulus]
    adc r14, 0
    shrd rcx, r8, 55
    mov rdx, [rsi + 16]
    mov [FRAME - 16], rcx
    xor ecx, ecx
    mulx r9, rcx, [rax]
    adcx r10, rcx
    adox r11, r9
    mulx r9, rcx, [rax + 8]
    adox rbx, r9
    adcx r11, rcx
    mulx r9, rcx, [rax + 16]
    adcx rbx, rcx
    adox rbp, r9
    mulx r9, rcx, [rax + 24]
    adcx rbp, rcx
    adox r12, r9
    mulx r9, rcx, [rax + 32]
    adcx r12, rcx
    adox r13, r9
    mulx r9, rcx, [rax + 40]
    adcx r13, rcx
    adox r15, r9
    mulx r9, rcx, [rax + 48]
    adcx r15, rcx
    adox rdi, r9
    mulx r9, rcx, [rax + 56]
    adcx rdi, rcx
    adox r14, r9
    mulx r9, rcx, [rax + 64]
    mov rdx, [rsi + 24]
    adox r9, [rip + sangi_p521_modulus]
    adcx r14, rcx
    adc r9, 0
    shrd r8, r10, 55
    xor ecx, ecx
    mov [FRAME - 24], r8
    mulx r8, rcx, [rax]
    adcx r11, rcx
    adox rbx, r8
    mulx r8, rcx, [rax + 8]
    adox rbp, r8
    adcx rbx, rcx
    mulx r8, rcx, [rax + 16]
    adcx rbp, rcx
    adox r12, r8
    mulx r8, rcx, [rax + 24]
    adox r13, r8
    adcx r12, rcx
    mulx r8, rcx, [rax + 32]
    adcx r13, rcx
    adox r15, r8
    mulx r8, rcx, [rax + 40]
    adox rdi, r8
    adcx r15, rcx
    mulx r8, rcx, [rax + 48]
    adcx rdi, rcx
    adox r14, r8
    mulx r8, rcx, [rax + 56]
    adcx r14, rcx
    adox r9, r8
    mulx r8, rcx, [rax + 64]
    adcx r9, rcx
    adox r8, [rip + sangi_p521_modulus]
    adc r8, 0
    shrd r10, r11, 55
    mov [FRAME - 32], r10
    mov rdx, [rsi + 32]
    xor ecx, ecx
    mulx r10, rcx, [rax]
    adox rbp, r10
    adcx rbx, rcx
    mulx r10, rcx, [rax + 8]
    adox r12, r10
    adcx rbp, rcx
    mulx r10, rcx, [rax + 16]
    adox r13, r10
    adcx r12, rcx
    mulx r10, rcx, [rax + 24]
    adcx r13, rcx
    adox r15, r10
    mulx r10, rcx, [rax + 32]
    adox rdi, r10
    adcx r15, rcx
    mulx r10, rcx, [rax + 40]
    adox r14, r10
    adcx rdi, rcx
    mulx r10, rcx, [rax + 48]
    adox r9, r10
    adcx r14, rcx
    mulx r10, rcx, [rax + 56]
    adcx r9, rcx
    adox r8, r10
    mulx r10, rcx, [rax + 64]
    adox r10, [rip + sangi_p521_modulus]
    adcx r8, rcx
    adc r10, 0
    shrd r11, rbx, 55
    mov rdx, [rsi + 40]
    mov [FRAME - 40], r11
    xor ecx, ecx
    mulx r11, rcx, [rax]
    adox r12, r11
    adcx rbp, rcx
    mulx r11, rcx, [rax + 8]
    adcx r12, rcx
    adox r13, r11
    mulx r11, rcx, [rax + 16]
    adcx r13, rcx
    adox r15, r11
    mulx r11, rcx, [rax + 24]
    adox rdi, r11
    adcx r15, rcx
    mulx r11, rcx, [rax + 32]
    adox r14, r11
    adcx rdi, rcx
    mulx r11, rcx, [rax + 40]
    adox r9, r11
    adcx r14, rcx
    mulx r11, rcx, [rax + 48]
    adox r8, r11
    adcx r9, rcx
    mulx r11, rcx, [rax + 56]
    adox r10, r11
    adcx r8, rcx
    mulx r11, rcx, [rax + 64]
    adox r11, [rip + sangi_p521_modulus]
    adcx r10, rcx
    adc r11, 0
    shrd rbx, rbp, 55
    mov [FRAME - 48], rbx
    xor ecx, ecx
    mov rdx, [rsi + 48]
    mulx rbx, rcx, [rax]
    adox r13, rbx
    adcx r12, rcx
    mulx rbx, rcx, [rax + 8]
    adox r15, rbx
    adcx r13, rcx
    mulx rbx, rcx, [rax + 16]
    adcx r15, rcx
    adox rdi, rbx
    mulx rbx, rcx, [rax + 24]
    adcx rdi, rcx
    adox r14, rbx
    mulx rbx, rcx, [rax + 32]
    adox r9, rbx
    adcx r14, rcx
    mulx rbx, rcx, [rax + 40]
    adcx r9, rcx
    adox r8, rbx
    mulx rbx, rcx, [rax + 48]
    adox r10, rbx
    adcx r8, rcx
    mulx rbx, rcx, [rax + 56]
    adox r11, rbx
    adcx r10, rcx
    mulx rbx, rcx, [rax + 64]
    adcx r11, rcx
    adox rbx, [rip + sangi_p521_modulus]
    adc rbx, 0
    shrd rbp, r12, 55
    mov [FRAME - 56], rbp
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx rbp, rcx, [rax]
    adcx r13, rcx
    adox r15, rbp
    mulx rbp, rcx, [rax + 8]
    adcx r15, rcx
    adox rdi, rbp
    mulx rbp, rcx, [rax + 16]
    adox r14, rbp
    adcx rdi, rcx
    mulx rbp, rcx, [rax + 24]
    adox r9, rbp
    adcx r14, rcx
    mulx rbp, rcx, [rax + 32]
    adox r8, rbp
    adcx r9, rcx
    mulx rbp, rcx, [rax + 40]
    adcx r8, rcx
    adox r10, rbp
    mulx rbp, rcx, [rax + 48]
    adox r11, rbp
    adcx r10, rcx
    mulx rbp, rcx, [rax + 56]
    adcx r11, rcx
    adox rbx, rbp
    mulx rbp, rcx, [rax + 64]
    adox rbp, [rip + sangi_p521_modulus]
    adcx rbx, rcx
    adc rbp, 0
    shrd r12, r13, 55
    xor ecx, ecx
    mov rdx, [rsi + 64]
    mulx rsi, rcx, [rax]
    adox rdi, rsi
    mov [FRAME - 64], r12
    adcx r15, rcx
    mulx r12, rcx, [rax + 8]
    adcx rdi, rcx
    adox r14, r12
    mulx r12, rcx, [rax + 16]
    adcx r14, rcx
    adox r9, r12
    mulx r12, rcx, [rax + 24]
    adox r8, r12
    adcx r9, rcx
    mulx r12, rcx, [rax + 32]
    adcx r8, rcx
    adox r10, r12
    mulx r12, rcx, [rax + 40]
    adox r11, r12
    mulx rsi, r12, [rax + 48]
    adcx r10, rcx
    adcx r11, r12
    mulx r12, rcx, [rax + 56]
    adox rbx, rsi
    adox rbp, r12
    adcx rbx, rcx
    mulx rcx, rax, [rax + 64]
    adcx rbp, rax
    adox rcx, [rip + sangi_p521_modulus]
    adc rcx, 0
    shrd r13, r15, 55
    mov rax, [FRAME - 8]
    shr r15, 55
    add rdi, [FRAME - 16]
    adc r14, [FRAME - 24]
    mov r12, r15
    mov [FRAME - 72], r13
    adc r9, [FRAME - 32]
    adc r8, [FRAME - 40]
    adc r10, [FRAME - 48]
    adc r11, [FRAME - 56]
    mov [rax + 24], r8
    adc rbx, [FRAME - 64]
    adc rbp, [FRAME - 72]
    adc rcx, r12
    mov [rax + 40], r11
    mov [rax + 64], rcx
    mov [rax + 8], r14
    mov [rax], rdi
    mov [rax + 32], r10
    mov [rax + 16], r9
    mov [rax + 56], rbp
    mov [rax + 48], rbx
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
    SIZE(sangi_p521_mul_lazy_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p521_add_lazy_x64)
    .globl SYMBOL(sangi_p521_add_lazy_x64)
    KIND(sangi_p521_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_p521_add_lazy_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    RESERVE
    UNWIND(endprologue)
    /* z = x + y */
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, [rsi + 8]
    adc rcx, [rdx + 8]
    mov r8, [rsi + 16]
    adc r8, [rdx + 16]
    mov r9, [rsi + 24]
    adc r9, [rdx + 24]
    mov r10, [rsi + 32]
    adc r10, [rdx + 32]
    mov r11, [rsi + 40]
    adc r11, [rdx + 40]
    mov [FRAME - 8], r11
    mov r11, [rsi + 48]
    adc r11, [rdx + 48]
    mov [FRAME - 16], r11
    mov r11, [rsi + 56]
    adc r11, [rdx + 56]
    mov rsi, [rsi + 64]
    adc rsi, [rdx + 64]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov rax, [FRAME - 8]
    mov [rdi + 40], rax
    mov rax, [FRAME - 16]
    mov [rdi + 48], rax
    mov [rdi + 56], r11
    mov [rdi + 64], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p521_reduce_x64)
    .globl SYMBOL(sangi_p521_reduce_x64)
    KIND(sangi_p521_reduce_x64)
    .p2align 5
SYMBOL(sangi_p521_reduce_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, -1
    mov rcx, [rsi + 8]
    sbb rcx, -1
    mov r8, [rsi + 16]
    sbb r8, -1
    mov r9, [rsi + 24]
    sbb r9, -1
    mov r10, [rsi + 32]
    sbb r10, -1
    mov r11, [rsi + 40]
    sbb r11, -1
    mov rdx, [rsi + 48]
    sbb rdx, -1
    mov rbx, [rsi + 56]
    sbb rbx, -1
    mov rbp, [rsi + 64]
    sbb rbp, 511
    /* s where d < 0, else d */
    cmovc rax, [rsi]
    cmovc rcx, [rsi + 8]
    cmovc r8, [rsi + 16]
    cmovc r9, [rsi + 24]
    cmovc r10, [rsi + 32]
    cmovc r11, [rsi + 40]
    cmovc rdx, [rsi + 48]
    cmovc rbx, [rsi + 56]
    cmovc rbp, [rsi + 64]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rbx
    mov [rdi + 64], rbp
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p521_select_x64)
    .globl SYMBOL(sangi_p521_select_x64)
    KIND(sangi_p521_select_x64)
    .p2align 5
SYMBOL(sangi_p521_select_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    test rcx, rcx
    mov rax, [rdx]
    cmovnz rax, [rsi]
    mov r8, [rdx + 8]
    cmovnz r8, [rsi + 8]
    mov r9, [rdx + 16]
    cmovnz r9, [rsi + 16]
    mov r10, [rdx + 24]
    cmovnz r10, [rsi + 24]
    mov r11, [rdx + 32]
    cmovnz r11, [rsi + 32]
    mov [FRAME - 8], r11
    mov r11, [rdx + 40]
    cmovnz r11, [rsi + 40]
    mov [FRAME - 16], r11
    mov r11, [rdx + 48]
    cmovnz r11, [rsi + 48]
    mov [FRAME - 24], r11
    mov r11, [rdx + 56]
    cmovnz r11, [rsi + 56]
    mov rdx, [rdx + 64]
    cmovnz rdx, [rsi + 64]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov rax, [FRAME - 8]
    mov [rdi + 32], rax
    mov rax, [FRAME - 16]
    mov [rdi + 40], rax
    mov rax, [FRAME - 24]
    mov [rdi + 48], rax
    mov [rdi + 56], r11
    mov [rdi + 64], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p521_cswap_x64)
    .globl SYMBOL(sangi_p521_cswap_x64)
    KIND(sangi_p521_cswap_x64)
    .p2align 5
SYMBOL(sangi_p521_cswap_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    UNWIND(endprologue)
    test rdx, rdx
    mov rax, [rdi]
    cmovnz rax, [rsi]
    mov rcx, [rsi]
    cmovnz rcx, [rdi]
    mov [rdi], rax
    mov [rsi], rcx
    mov rax, [rdi + 8]
    cmovnz rax, [rsi + 8]
    mov rcx, [rsi + 8]
    cmovnz rcx, [rdi + 8]
    mov [rdi + 8], rax
    mov [rsi + 8], rcx
    mov rax, [rdi + 16]
    cmovnz rax, [rsi + 16]
    mov rcx, [rsi + 16]
    cmovnz rcx, [rdi + 16]
    mov [rdi + 16], rax
    mov [rsi + 16], rcx
    mov rax, [rdi + 24]
    cmovnz rax, [rsi + 24]
    mov rcx, [rsi + 24]
    cmovnz rcx, [rdi + 24]
    mov [rdi + 24], rax
    mov [rsi + 24], rcx
    mov rax, [rdi + 32]
    cmovnz rax, [rsi + 32]
    mov rcx, [rsi + 32]
    cmovnz rcx, [rdi + 32]
    mov [rdi + 32], rax
    mov [rsi + 32], rcx
    mov rax, [rdi + 40]
    cmovnz rax, [rsi + 40]
    mov rcx, [rsi + 40]
    cmovnz rcx, [rdi + 40]
    mov [rdi + 40], rax
    mov [rsi + 40], rcx
    mov rax, [rdi + 48]
    cmovnz rax, [rsi + 48]
    mov rcx, [rsi + 48]
    cmovnz rcx, [rdi + 48]
    mov [rdi + 48], rax
    mov [rsi + 48], rcx
    mov rax, [rdi + 56]
    cmovnz rax, [rsi + 56]
    mov rcx, [rsi + 56]
    cmovnz rcx, [rdi + 56]
    mov [rdi + 56], rax
    mov [rsi + 56], rcx
    mov rax, [rdi + 64]
    cmovnz rax, [rsi + 64]
    mov rcx, [rsi + 64]
    cmovnz rcx, [rdi + 64]
    mov [rdi + 64], rax
    mov [rsi + 64], rcx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p521_is_zero_x64)
    .globl SYMBOL(sangi_p521_is_zero_x64)
    KIND(sangi_p521_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p521_is_zero_x64):
    .cfi_startproc
    endbr64
    ENTER(1)
    UNWIND(endprologue)
    /* the union of the limbs */
    mov rax, [rdi]
    or rax, [rdi + 8]
    or rax, [rdi + 16]
    or rax, [rdi + 24]
    or rax, [rdi + 32]
    or rax, [rdi + 40]
    or rax, [rdi + 48]
    or rax, [rdi + 56]
    or rax, [rdi + 64]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p521_equal_x64)
    .globl SYMBOL(sangi_p521_equal_x64)
    KIND(sangi_p521_equal_x64)
    .p2align 5
SYMBOL(sangi_p521_equal_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* the union of the limbs */
    mov rax, [rdi]
    xor rax, [rsi]
    mov rcx, [rdi + 8]
    xor rcx, [rsi + 8]
    or rax, rcx
    mov rcx, [rdi + 16]
    xor rcx, [rsi + 16]
    or rax, rcx
    mov rcx, [rdi + 24]
    xor rcx, [rsi + 24]
    or rax, rcx
    mov rcx, [rdi + 32]
    xor rcx, [rsi + 32]
    or rax, rcx
    mov rcx, [rdi + 40]
    xor rcx, [rsi + 40]
    or rax, rcx
    mov rcx, [rdi + 48]
    xor rcx, [rsi + 48]
    or rax, rcx
    mov rcx, [rdi + 56]
    xor rcx, [rsi + 56]
    or rax, rcx
    mov rdi, [rdi + 64]
    xor rdi, [rsi + 64]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p521_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p521_modulus:
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
