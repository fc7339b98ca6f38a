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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    adc rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    adc r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    adc r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    adc r10, qword ptr [rdx + 32]
    mov r11, qword ptr [rsi + 40]
    adc r11, qword ptr [rdx + 40]
    mov rbx, qword ptr [rsi + 48]
    adc rbx, qword ptr [rdx + 48]
    mov rbp, qword ptr [rsi + 56]
    adc rbp, qword ptr [rdx + 56]
    mov rsi, qword ptr [rsi + 64]
    adc rsi, qword ptr [rdx + 64]
    /* d = s - p */
    mov rdx, rax
    sub rdx, -1
    mov qword ptr [FRAME - 8], rcx
    sbb rcx, -1
    mov qword ptr [FRAME - 16], r8
    sbb r8, -1
    mov qword ptr [FRAME - 24], r9
    sbb r9, -1
    mov qword ptr [FRAME - 32], r10
    sbb r10, -1
    mov qword ptr [FRAME - 40], r11
    sbb r11, -1
    mov qword ptr [FRAME - 48], rbx
    sbb rbx, -1
    mov qword ptr [FRAME - 56], rbp
    sbb rbp, -1
    mov qword ptr [FRAME - 64], rsi
    sbb rsi, 511
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rbx, qword ptr [FRAME - 48]
    cmovc rbp, qword ptr [FRAME - 56]
    cmovc rsi, qword ptr [FRAME - 64]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rbp
    mov qword ptr [rdi + 64], rsi
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    sbb r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    sbb r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    sbb r10, qword ptr [rdx + 32]
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rdx + 40]
    mov rbx, qword ptr [rsi + 48]
    sbb rbx, qword ptr [rdx + 48]
    mov rbp, qword ptr [rsi + 56]
    sbb rbp, qword ptr [rdx + 56]
    mov rsi, qword ptr [rsi + 64]
    sbb rsi, qword ptr [rdx + 64]
    /* t = d + p */
    mov rdx, rax
    add rdx, -1
    mov qword ptr [FRAME - 8], rcx
    adc rcx, -1
    mov qword ptr [FRAME - 16], r8
    adc r8, -1
    mov qword ptr [FRAME - 24], r9
    adc r9, -1
    mov qword ptr [FRAME - 32], r10
    adc r10, -1
    mov qword ptr [FRAME - 40], r11
    adc r11, -1
    mov qword ptr [FRAME - 48], rbx
    adc rbx, -1
    mov qword ptr [FRAME - 56], rbp
    adc rbp, -1
    mov qword ptr [FRAME - 64], rsi
    adc rsi, 511
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, qword ptr [FRAME - 8]
    cmovnc r8, qword ptr [FRAME - 16]
    cmovnc r9, qword ptr [FRAME - 24]
    cmovnc r10, qword ptr [FRAME - 32]
    cmovnc r11, qword ptr [FRAME - 40]
    cmovnc rbx, qword ptr [FRAME - 48]
    cmovnc rbp, qword ptr [FRAME - 56]
    cmovnc rsi, qword ptr [FRAME - 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rbp
    mov qword ptr [rdi + 64], rsi
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, 0
    sub rax, qword ptr [rsi]
    mov rcx, 0
    sbb rcx, qword ptr [rsi + 8]
    mov r8, 0
    sbb r8, qword ptr [rsi + 16]
    mov r9, 0
    sbb r9, qword ptr [rsi + 24]
    mov r10, 0
    sbb r10, qword ptr [rsi + 32]
    mov r11, 0
    sbb r11, qword ptr [rsi + 40]
    mov rdx, 0
    sbb rdx, qword ptr [rsi + 48]
    mov rbx, 0
    sbb rbx, qword ptr [rsi + 56]
    mov rbp, 0
    sbb rbp, qword ptr [rsi + 64]
    /* t = d + p */
    mov rsi, rax
    add rsi, -1
    mov qword ptr [FRAME - 8], rcx
    adc rcx, -1
    mov qword ptr [FRAME - 16], r8
    adc r8, -1
    mov qword ptr [FRAME - 24], r9
    adc r9, -1
    mov qword ptr [FRAME - 32], r10
    adc r10, -1
    mov qword ptr [FRAME - 40], r11
    adc r11, -1
    mov qword ptr [FRAME - 48], rdx
    adc rdx, -1
    mov qword ptr [FRAME - 56], rbx
    adc rbx, -1
    mov qword ptr [FRAME - 64], rbp
    adc rbp, 511
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, qword ptr [FRAME - 8]
    cmovnc r8, qword ptr [FRAME - 16]
    cmovnc r9, qword ptr [FRAME - 24]
    cmovnc r10, qword ptr [FRAME - 32]
    cmovnc r11, qword ptr [FRAME - 40]
    cmovnc rdx, qword ptr [FRAME - 48]
    cmovnc rbx, qword ptr [FRAME - 56]
    cmovnc rbp, qword ptr [FRAME - 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    mov qword ptr [rdi + 64], rbp
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, rax
    mov rcx, qword ptr [rsi + 8]
    adc rcx, rcx
    mov r8, qword ptr [rsi + 16]
    adc r8, r8
    mov r9, qword ptr [rsi + 24]
    adc r9, r9
    mov r10, qword ptr [rsi + 32]
    adc r10, r10
    mov r11, qword ptr [rsi + 40]
    adc r11, r11
    mov rdx, qword ptr [rsi + 48]
    adc rdx, rdx
    mov rbx, qword ptr [rsi + 56]
    adc rbx, rbx
    mov rsi, qword ptr [rsi + 64]
    adc rsi, rsi
    /* d = s - p */
    mov qword ptr [FRAME - 8], rax
    sub rax, -1
    mov qword ptr [FRAME - 16], rcx
    sbb rcx, -1
    mov qword ptr [FRAME - 24], r8
    sbb r8, -1
    mov qword ptr [FRAME - 32], r9
    sbb r9, -1
    mov qword ptr [FRAME - 40], r10
    sbb r10, -1
    mov qword ptr [FRAME - 48], r11
    sbb r11, -1
    mov qword ptr [FRAME - 56], rdx
    sbb rdx, -1
    mov qword ptr [FRAME - 64], rbx
    sbb rbx, -1
    mov qword ptr [FRAME - 72], rsi
    sbb rsi, 511
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc rcx, qword ptr [FRAME - 16]
    cmovc r8, qword ptr [FRAME - 24]
    cmovc r9, qword ptr [FRAME - 32]
    cmovc r10, qword ptr [FRAME - 40]
    cmovc r11, qword ptr [FRAME - 48]
    cmovc rdx, qword ptr [FRAME - 56]
    cmovc rbx, qword ptr [FRAME - 64]
    cmovc rsi, qword ptr [FRAME - 72]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    mov qword ptr [rdi + 64], rsi
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
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
    add rcx, qword ptr [rsi]
    adc r8, qword ptr [rsi + 8]
    adc r9, qword ptr [rsi + 16]
    adc r10, qword ptr [rsi + 24]
    adc r11, qword ptr [rsi + 32]
    adc rdx, qword ptr [rsi + 40]
    adc rbx, qword ptr [rsi + 48]
    adc rbp, qword ptr [rsi + 56]
    adc rax, qword ptr [rsi + 64]
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
    mov qword ptr [rdi], rcx
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rdx
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rbp
    mov qword ptr [rdi + 64], rax
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov qword ptr [FRAME - 8], rdi
    mov rcx, rdx
    /* t <- t + x_0 * y */
    mov rdx, qword ptr [rsi]
    mulx r9, r8, qword ptr [rcx]
    mulx r10, rdi, qword ptr [rcx + 8]
    add r9, rdi
    mulx r11, rdi, qword ptr [rcx + 16]
    adc r10, rdi
    mulx rbx, rdi, qword ptr [rcx + 24]
    adc r11, rdi
    mulx rbp, rdi, qword ptr [rcx + 32]
    adc rbx, rdi
    mulx r12, rdi, qword ptr [rcx + 40]
    adc rbp, rdi
    mulx r13, rdi, qword ptr [rcx + 48]
    adc r12, rdi
    mulx r14, rdi, qword ptr [rcx + 56]
    adc r13, rdi
    mulx r15, rdi, qword ptr [rcx + 64]
    adc r14, rdi
    adc r15, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r8
    shl rdi, 9
    mov rax, r8
    shr rax, 55
    add r14, rdi
    adc r15, rax
    /* t <- t + x_1 * y */
    mov rdx, qword ptr [rsi + 8]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r14, rdi
    adox r15, rax
    mulx r8, rdi, qword ptr [rcx + 64]
    adcx r15, rdi
    mov edi, 0
    adox r8, rdi
    adc r8, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r9
    shl rdi, 9
    mov rax, r9
    shr rax, 55
    add r15, rdi
    adc r8, rax
    /* t <- t + x_2 * y */
    mov rdx, qword ptr [rsi + 16]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r15, rdi
    adox r8, rax
    mulx r9, rdi, qword ptr [rcx + 64]
    adcx r8, rdi
    mov edi, 0
    adox r9, rdi
    adc r9, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r10
    shl rdi, 9
    mov rax, r10
    shr rax, 55
    add r8, rdi
    adc r9, rax
    /* t <- t + x_3 * y */
    mov rdx, qword ptr [rsi + 24]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r8, rdi
    adox r9, rax
    mulx r10, rdi, qword ptr [rcx + 64]
    adcx r9, rdi
    mov edi, 0
    adox r10, rdi
    adc r10, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r11
    shl rdi, 9
    mov rax, r11
    shr rax, 55
    add r9, rdi
    adc r10, rax
    /* t <- t + x_4 * y */
    mov rdx, qword ptr [rsi + 32]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r9, rdi
    adox r10, rax
    mulx r11, rdi, qword ptr [rcx + 64]
    adcx r10, rdi
    mov edi, 0
    adox r11, rdi
    adc r11, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, rbx
    shl rdi, 9
    mov rax, rbx
    shr rax, 55
    add r10, rdi
    adc r11, rax
    /* t <- t + x_5 * y */
    mov rdx, qword ptr [rsi + 40]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r10, rdi
    adox r11, rax
    mulx rbx, rdi, qword ptr [rcx + 64]
    adcx r11, rdi
    mov edi, 0
    adox rbx, rdi
    adc rbx, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, rbp
    shl rdi, 9
    mov rax, rbp
    shr rax, 55
    add r11, rdi
    adc rbx, rax
    /* t <- t + x_6 * y */
    mov rdx, qword ptr [rsi + 48]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r11, rdi
    adox rbx, rax
    mulx rbp, rdi, qword ptr [rcx + 64]
    adcx rbx, rdi
    mov edi, 0
    adox rbp, rdi
    adc rbp, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r12
    shl rdi, 9
    mov rax, r12
    shr rax, 55
    add rbx, rdi
    adc rbp, rax
    /* t <- t + x_7 * y */
    mov rdx, qword ptr [rsi + 56]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx rbx, rdi
    adox rbp, rax
    mulx r12, rdi, qword ptr [rcx + 64]
    adcx rbp, rdi
    mov edi, 0
    adox r12, rdi
    adc r12, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r13
    shl rdi, 9
    mov rax, r13
    shr rax, 55
    add rbp, rdi
    adc r12, rax
    /* t <- t + x_8 * y */
    mov rdx, qword ptr [rsi + 64]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx rbp, rdi
    adox r12, rax
    mulx r13, rdi, qword ptr [rcx + 64]
    adcx r12, rdi
    mov edi, 0
    adox r13, rdi
    adc r13, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r14
    shl rdi, 9
    mov rax, r14
    shr rax, 55
    add r12, rdi
    adc r13, rax
    mov rdi, qword ptr [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r15
    mov rsi, r8
    mov rcx, r9
    mov rax, r10
    mov r14, r11
    mov qword ptr [FRAME - 8], rbx
    mov qword ptr [FRAME - 16], rbp
    mov qword ptr [FRAME - 24], r12
    mov qword ptr [FRAME - 32], r13
    sub r15, qword ptr [rip + sangi_p521_modulus]
    sbb r8, qword ptr [rip + sangi_p521_modulus]
    sbb r9, qword ptr [rip + sangi_p521_modulus]
    sbb r10, qword ptr [rip + sangi_p521_modulus]
    sbb r11, qword ptr [rip + sangi_p521_modulus]
    sbb rbx, qword ptr [rip + sangi_p521_modulus]
    sbb rbp, qword ptr [rip + sangi_p521_modulus]
    sbb r12, qword ptr [rip + sangi_p521_modulus]
    sbb r13, qword ptr [rip + sangi_p521_modulus + 8]
    cmovc r15, rdx
    cmovc r8, rsi
    cmovc r9, rcx
    cmovc r10, rax
    cmovc r11, r14
    cmovc rbx, qword ptr [FRAME - 8]
    cmovc rbp, qword ptr [FRAME - 16]
    cmovc r12, qword ptr [FRAME - 24]
    cmovc r13, qword ptr [FRAME - 32]
    mov qword ptr [rdi], r15
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], r12
    mov qword ptr [rdi + 64], r13
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
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi]
    mulx r9, r8, rdx
    xor eax, eax
    mov rcx, qword ptr [rsi + 8]
    adcx rcx, rcx
    mulx r10, rax, rcx
    adox r9, rax
    mov rcx, qword ptr [rsi + 16]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 8], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 16], rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, qword ptr [rsi + 24]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 24], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 32], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, qword ptr [rsi + 32]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 40], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 48], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, qword ptr [rsi + 40]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 56], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 64], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, qword ptr [rsi + 48]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 72], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 80], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov rcx, qword ptr [rsi + 56]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 88], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 96], rcx
    mulx r14, rax, rcx
    adox r13, rax
    mov rcx, qword ptr [rsi + 64]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 104], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 112], rcx
    mulx r15, rax, rcx
    adox r14, rax
    mov eax, 0
    adox r15, rax
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r8
    shl rax, 9
    mov rcx, r8
    shr rcx, 55
    add r14, rax
    adc r15, rcx
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [FRAME - 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [FRAME - 32]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [FRAME - 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r14, rax
    adox r15, rcx
    mulx r8, rax, qword ptr [FRAME - 112]
    adcx r15, rax
    mov eax, 0
    adox r8, rax
    adc r8, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r9
    shl rax, 9
    mov rcx, r9
    shr rcx, 55
    add r15, rax
    adc r8, rcx
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 48]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r15, rax
    adox r8, rcx
    mulx r9, rax, qword ptr [FRAME - 112]
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adc r9, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r10
    shl rax, 9
    mov rcx, r10
    shr rcx, 55
    add r8, rax
    adc r9, rcx
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r15, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, qword ptr [FRAME - 112]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adc r10, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r11
    shl rax, 9
    mov rcx, r11
    shr rcx, 55
    add r9, rax
    adc r10, rcx
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [FRAME - 56]
    adcx r15, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, qword ptr [FRAME - 112]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adc r11, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbx
    shl rax, 9
    mov rcx, rbx
    shr rcx, 55
    add r10, rax
    adc r11, rcx
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [FRAME - 72]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, qword ptr [FRAME - 112]
    adcx r11, rax
    mov eax, 0
    adox rbx, rax
    adc rbx, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbp
    shl rax, 9
    mov rcx, rbp
    shr rcx, 55
    add r11, rax
    adc rbx, rcx
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [FRAME - 88]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, qword ptr [FRAME - 112]
    adcx rbx, rax
    mov eax, 0
    adox rbp, rax
    adc rbp, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r12
    shl rax, 9
    mov rcx, r12
    shr rcx, 55
    add rbx, rax
    adc rbp, rcx
    /* t <- t + x_7 * (x_7 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 56]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, qword ptr [FRAME - 104]
    adcx rbp, rax
    mov eax, 0
    adox r12, rax
    adc r12, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r13
    shl rax, 9
    mov rcx, r13
    shr rcx, 55
    add rbp, rax
    adc r12, rcx
    /* t <- t + x_8 * (x_8 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 64]
    xor eax, eax
    mulx r13, rax, rdx
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adc r13, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r14
    shl rax, 9
    mov rcx, r14
    shr rcx, 55
    add r12, rax
    adc r13, rcx
    /* z = t - p where t >= p, else t */
    mov rdx, r15
    mov rsi, r8
    mov rax, r9
    mov rcx, r10
    mov r14, r11
    mov qword ptr [FRAME - 8], rbx
    mov qword ptr [FRAME - 16], rbp
    mov qword ptr [FRAME - 24], r12
    mov qword ptr [FRAME - 32], r13
    sub r15, qword ptr [rip + sangi_p521_modulus]
    sbb r8, qword ptr [rip + sangi_p521_modulus]
    sbb r9, qword ptr [rip + sangi_p521_modulus]
    sbb r10, qword ptr [rip + sangi_p521_modulus]
    sbb r11, qword ptr [rip + sangi_p521_modulus]
    sbb rbx, qword ptr [rip + sangi_p521_modulus]
    sbb rbp, qword ptr [rip + sangi_p521_modulus]
    sbb r12, qword ptr [rip + sangi_p521_modulus]
    sbb r13, qword ptr [rip + sangi_p521_modulus + 8]
    cmovc r15, rdx
    cmovc r8, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r14
    cmovc rbx, qword ptr [FRAME - 8]
    cmovc rbp, qword ptr [FRAME - 16]
    cmovc r12, qword ptr [FRAME - 24]
    cmovc r13, qword ptr [FRAME - 32]
    mov qword ptr [rdi], r15
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], r12
    mov qword ptr [rdi + 64], r13
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
    mov qword ptr [FRAME - 8], rdi
    mov rcx, rdx
    /* t <- t + x_0 * y */
    mov rdx, qword ptr [rsi]
    mulx r9, r8, qword ptr [rcx]
    mulx r10, rdi, qword ptr [rcx + 8]
    add r9, rdi
    mulx r11, rdi, qword ptr [rcx + 16]
    adc r10, rdi
    mulx rbx, rdi, qword ptr [rcx + 24]
    adc r11, rdi
    mulx rbp, rdi, qword ptr [rcx + 32]
    adc rbx, rdi
    mulx r12, rdi, qword ptr [rcx + 40]
    adc rbp, rdi
    mulx r13, rdi, qword ptr [rcx + 48]
    adc r12, rdi
    mulx r14, rdi, qword ptr [rcx + 56]
    adc r13, rdi
    mulx r15, rdi, qword ptr [rcx + 64]
    adc r14, rdi
    adc r15, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r8
    shl rdi, 9
    mov rax, r8
    shr rax, 55
    add r14, rdi
    adc r15, rax
    /* t <- t + x_1 * y */
    mov rdx, qword ptr [rsi + 8]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r14, rdi
    adox r15, rax
    mulx r8, rdi, qword ptr [rcx + 64]
    adcx r15, rdi
    mov edi, 0
    adox r8, rdi
    adc r8, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r9
    shl rdi, 9
    mov rax, r9
    shr rax, 55
    add r15, rdi
    adc r8, rax
    /* t <- t + x_2 * y */
    mov rdx, qword ptr [rsi + 16]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r15, rdi
    adox r8, rax
    mulx r9, rdi, qword ptr [rcx + 64]
    adcx r8, rdi
    mov edi, 0
    adox r9, rdi
    adc r9, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r10
    shl rdi, 9
    mov rax, r10
    shr rax, 55
    add r8, rdi
    adc r9, rax
    /* t <- t + x_3 * y */
    mov rdx, qword ptr [rsi + 24]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r8, rdi
    adox r9, rax
    mulx r10, rdi, qword ptr [rcx + 64]
    adcx r9, rdi
    mov edi, 0
    adox r10, rdi
    adc r10, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r11
    shl rdi, 9
    mov rax, r11
    shr rax, 55
    add r9, rdi
    adc r10, rax
    /* t <- t + x_4 * y */
    mov rdx, qword ptr [rsi + 32]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r9, rdi
    adox r10, rax
    mulx r11, rdi, qword ptr [rcx + 64]
    adcx r10, rdi
    mov edi, 0
    adox r11, rdi
    adc r11, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, rbx
    shl rdi, 9
    mov rax, rbx
    shr rax, 55
    add r10, rdi
    adc r11, rax
    /* t <- t + x_5 * y */
    mov rdx, qword ptr [rsi + 40]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r10, rdi
    adox r11, rax
    mulx rbx, rdi, qword ptr [rcx + 64]
    adcx r11, rdi
    mov edi, 0
    adox rbx, rdi
    adc rbx, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, rbp
    shl rdi, 9
    mov rax, rbp
    shr rax, 55
    add r11, rdi
    adc rbx, rax
    /* t <- t + x_6 * y */
    mov rdx, qword ptr [rsi + 48]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r11, rdi
    adox rbx, rax
    mulx rbp, rdi, qword ptr [rcx + 64]
    adcx rbx, rdi
    mov edi, 0
    adox rbp, rdi
    adc rbp, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r12
    shl rdi, 9
    mov rax, r12
    shr rax, 55
    add rbx, rdi
    adc rbp, rax
    /* t <- t + x_7 * y */
    mov rdx, qword ptr [rsi + 56]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx rbx, rdi
    adox rbp, rax
    mulx r12, rdi, qword ptr [rcx + 64]
    adcx rbp, rdi
    mov edi, 0
    adox r12, rdi
    adc r12, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r13
    shl rdi, 9
    mov rax, r13
    shr rax, 55
    add rbp, rdi
    adc r12, rax
    /* t <- t + x_8 * y */
    mov rdx, qword ptr [rsi + 64]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx rbp, rdi
    adox r12, rax
    mulx r13, rdi, qword ptr [rcx + 64]
    adcx r12, rdi
    mov edi, 0
    adox r13, rdi
    adc r13, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdi, r14
    shl rdi, 9
    mov rax, r14
    shr rax, 55
    add r12, rdi
    adc r13, rax
    mov rdi, qword ptr [FRAME - 8]
    mov qword ptr [rdi], r15
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], r12
    mov qword ptr [rdi + 64], r13
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    adc rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    adc r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    adc r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    adc r10, qword ptr [rdx + 32]
    mov r11, qword ptr [rsi + 40]
    adc r11, qword ptr [rdx + 40]
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rsi + 48]
    adc r11, qword ptr [rdx + 48]
    mov qword ptr [FRAME - 16], r11
    mov r11, qword ptr [rsi + 56]
    adc r11, qword ptr [rdx + 56]
    mov rsi, qword ptr [rsi + 64]
    adc rsi, qword ptr [rdx + 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rdi + 40], rax
    mov rax, qword ptr [FRAME - 16]
    mov qword ptr [rdi + 48], rax
    mov qword ptr [rdi + 56], r11
    mov qword ptr [rdi + 64], rsi
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, qword ptr [rsi]
    sub rax, -1
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, -1
    mov r8, qword ptr [rsi + 16]
    sbb r8, -1
    mov r9, qword ptr [rsi + 24]
    sbb r9, -1
    mov r10, qword ptr [rsi + 32]
    sbb r10, -1
    mov r11, qword ptr [rsi + 40]
    sbb r11, -1
    mov rdx, qword ptr [rsi + 48]
    sbb rdx, -1
    mov rbx, qword ptr [rsi + 56]
    sbb rbx, -1
    mov rbp, qword ptr [rsi + 64]
    sbb rbp, 511
    /* s where d < 0, else d */
    cmovc rax, qword ptr [rsi]
    cmovc rcx, qword ptr [rsi + 8]
    cmovc r8, qword ptr [rsi + 16]
    cmovc r9, qword ptr [rsi + 24]
    cmovc r10, qword ptr [rsi + 32]
    cmovc r11, qword ptr [rsi + 40]
    cmovc rdx, qword ptr [rsi + 48]
    cmovc rbx, qword ptr [rsi + 56]
    cmovc rbp, qword ptr [rsi + 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    mov qword ptr [rdi + 64], rbp
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov rax, qword ptr [rdx]
    cmovnz rax, qword ptr [rsi]
    mov r8, qword ptr [rdx + 8]
    cmovnz r8, qword ptr [rsi + 8]
    mov r9, qword ptr [rdx + 16]
    cmovnz r9, qword ptr [rsi + 16]
    mov r10, qword ptr [rdx + 24]
    cmovnz r10, qword ptr [rsi + 24]
    mov r11, qword ptr [rdx + 32]
    cmovnz r11, qword ptr [rsi + 32]
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rdx + 40]
    cmovnz r11, qword ptr [rsi + 40]
    mov qword ptr [FRAME - 16], r11
    mov r11, qword ptr [rdx + 48]
    cmovnz r11, qword ptr [rsi + 48]
    mov qword ptr [FRAME - 24], r11
    mov r11, qword ptr [rdx + 56]
    cmovnz r11, qword ptr [rsi + 56]
    mov rdx, qword ptr [rdx + 64]
    cmovnz rdx, qword ptr [rsi + 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rdi + 32], rax
    mov rax, qword ptr [FRAME - 16]
    mov qword ptr [rdi + 40], rax
    mov rax, qword ptr [FRAME - 24]
    mov qword ptr [rdi + 48], rax
    mov qword ptr [rdi + 56], r11
    mov qword ptr [rdi + 64], rdx
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
    mov rax, qword ptr [rdi]
    cmovnz rax, qword ptr [rsi]
    mov rcx, qword ptr [rsi]
    cmovnz rcx, qword ptr [rdi]
    mov qword ptr [rdi], rax
    mov qword ptr [rsi], rcx
    mov rax, qword ptr [rdi + 8]
    cmovnz rax, qword ptr [rsi + 8]
    mov rcx, qword ptr [rsi + 8]
    cmovnz rcx, qword ptr [rdi + 8]
    mov qword ptr [rdi + 8], rax
    mov qword ptr [rsi + 8], rcx
    mov rax, qword ptr [rdi + 16]
    cmovnz rax, qword ptr [rsi + 16]
    mov rcx, qword ptr [rsi + 16]
    cmovnz rcx, qword ptr [rdi + 16]
    mov qword ptr [rdi + 16], rax
    mov qword ptr [rsi + 16], rcx
    mov rax, qword ptr [rdi + 24]
    cmovnz rax, qword ptr [rsi + 24]
    mov rcx, qword ptr [rsi + 24]
    cmovnz rcx, qword ptr [rdi + 24]
    mov qword ptr [rdi + 24], rax
    mov qword ptr [rsi + 24], rcx
    mov rax, qword ptr [rdi + 32]
    cmovnz rax, qword ptr [rsi + 32]
    mov rcx, qword ptr [rsi + 32]
    cmovnz rcx, qword ptr [rdi + 32]
    mov qword ptr [rdi + 32], rax
    mov qword ptr [rsi + 32], rcx
    mov rax, qword ptr [rdi + 40]
    cmovnz rax, qword ptr [rsi + 40]
    mov rcx, qword ptr [rsi + 40]
    cmovnz rcx, qword ptr [rdi + 40]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rsi + 40], rcx
    mov rax, qword ptr [rdi + 48]
    cmovnz rax, qword ptr [rsi + 48]
    mov rcx, qword ptr [rsi + 48]
    cmovnz rcx, qword ptr [rdi + 48]
    mov qword ptr [rdi + 48], rax
    mov qword ptr [rsi + 48], rcx
    mov rax, qword ptr [rdi + 56]
    cmovnz rax, qword ptr [rsi + 56]
    mov rcx, qword ptr [rsi + 56]
    cmovnz rcx, qword ptr [rdi + 56]
    mov qword ptr [rdi + 56], rax
    mov qword ptr [rsi + 56], rcx
    mov rax, qword ptr [rdi + 64]
    cmovnz rax, qword ptr [rsi + 64]
    mov rcx, qword ptr [rsi + 64]
    cmovnz rcx, qword ptr [rdi + 64]
    mov qword ptr [rdi + 64], rax
    mov qword ptr [rsi + 64], rcx
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
    mov rax, qword ptr [rdi]
    or rax, qword ptr [rdi + 8]
    or rax, qword ptr [rdi + 16]
    or rax, qword ptr [rdi + 24]
    or rax, qword ptr [rdi + 32]
    or rax, qword ptr [rdi + 40]
    or rax, qword ptr [rdi + 48]
    or rax, qword ptr [rdi + 56]
    or rax, qword ptr [rdi + 64]
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
    mov rax, qword ptr [rdi]
    xor rax, qword ptr [rsi]
    mov rcx, qword ptr [rdi + 8]
    xor rcx, qword ptr [rsi + 8]
    or rax, rcx
    mov rcx, qword ptr [rdi + 16]
    xor rcx, qword ptr [rsi + 16]
    or rax, rcx
    mov rcx, qword ptr [rdi + 24]
    xor rcx, qword ptr [rsi + 24]
    or rax, rcx
    mov rcx, qword ptr [rdi + 32]
    xor rcx, qword ptr [rsi + 32]
    or rax, rcx
    mov rcx, qword ptr [rdi + 40]
    xor rcx, qword ptr [rsi + 40]
    or rax, rcx
    mov rcx, qword ptr [rdi + 48]
    xor rcx, qword ptr [rsi + 48]
    or rax, rcx
    mov rcx, qword ptr [rdi + 56]
    xor rcx, qword ptr [rsi + 56]
    or rax, rcx
    mov rdi, qword ptr [rdi + 64]
    xor rdi, qword ptr [rsi + 64]
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
    .quad 0xffffffffffffffff
    .quad 0x00000000000001ff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
