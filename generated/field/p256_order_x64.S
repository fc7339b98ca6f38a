/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
 * p256_order, scalar field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
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
    HIDE(sangi_p256_order_add_x64)
    .globl SYMBOL(sangi_p256_order_add_x64)
    KIND(sangi_p256_order_add_x64)
    .p2align 5
SYMBOL(sangi_p256_order_add_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, [rsi + 8]
    adc rcx, [rdx + 8]
    mov r8, [rsi + 16]
    adc r8, [rdx + 16]
    mov rsi, [rsi + 24]
    adc rsi, [rdx + 24]
    /* s has one more limb: its carry */
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, [rip + sangi_p256_order_modulus]
    mov r11, rcx
    sbb r11, [rip + sangi_p256_order_modulus + 8]
    mov rdx, r8
    sbb rdx, -1
    mov [FRAME - 8], rsi
    sbb rsi, [rip + sangi_p256_order_modulus + 16]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rdx, r8
    cmovc rsi, [FRAME - 8]
    mov [rdi], r10
    mov [rdi + 8], r11
    mov [rdi + 16], rdx
    mov [rdi + 24], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p256_order_sub_x64)
    .globl SYMBOL(sangi_p256_order_sub_x64)
    KIND(sangi_p256_order_sub_x64)
    .p2align 5
SYMBOL(sangi_p256_order_sub_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov rcx, [rsi + 8]
    sbb rcx, [rdx + 8]
    mov r8, [rsi + 16]
    sbb r8, [rdx + 16]
    mov rsi, [rsi + 24]
    sbb rsi, [rdx + 24]
    /* t = d + p */
    sbb r9, r9
    mov r10, rax
    add r10, [rip + sangi_p256_order_modulus]
    mov r11, rcx
    adc r11, [rip + sangi_p256_order_modulus + 8]
    mov rdx, r8
    adc rdx, -1
    mov [FRAME - 8], rsi
    adc rsi, [rip + sangi_p256_order_modulus + 16]
    /* t where d < 0, else d */
    test r9, r9
    cmovnz rax, r10
    cmovnz rcx, r11
    cmovnz r8, rdx
    cmovz rsi, [FRAME - 8]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_order_neg_x64)
    .globl SYMBOL(sangi_p256_order_neg_x64)
    KIND(sangi_p256_order_neg_x64)
    .p2align 5
SYMBOL(sangi_p256_order_neg_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    /* t = d + p */
    sbb r10, r10
    mov r11, rax
    add r11, [rip + sangi_p256_order_modulus]
    mov rdx, rcx
    adc rdx, [rip + sangi_p256_order_modulus + 8]
    mov rsi, r8
    adc rsi, -1
    mov [FRAME - 8], r9
    adc r9, [rip + sangi_p256_order_modulus + 16]
    /* t where d < 0, else d */
    test r10, r10
    cmovnz rax, r11
    cmovnz rcx, rdx
    cmovnz r8, rsi
    cmovz r9, [FRAME - 8]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_order_dbl_x64)
    .globl SYMBOL(sangi_p256_order_dbl_x64)
    KIND(sangi_p256_order_dbl_x64)
    .p2align 5
SYMBOL(sangi_p256_order_dbl_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y */
    mov rax, [rsi]
    add rax, rax
    mov rcx, [rsi + 8]
    adc rcx, rcx
    mov r8, [rsi + 16]
    adc r8, r8
    mov rsi, [rsi + 24]
    adc rsi, rsi
    /* s has one more limb: its carry */
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, [rip + sangi_p256_order_modulus]
    mov r11, rcx
    sbb r11, [rip + sangi_p256_order_modulus + 8]
    mov rdx, r8
    sbb rdx, -1
    mov [FRAME - 8], rsi
    sbb rsi, [rip + sangi_p256_order_modulus + 16]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rdx, r8
    cmovc rsi, [FRAME - 8]
    mov [rdi], r10
    mov [rdi + 8], r11
    mov [rdi + 16], rdx
    mov [rdi + 24], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_order_half_x64)
    .globl SYMBOL(sangi_p256_order_half_x64)
    KIND(sangi_p256_order_half_x64)
    .p2align 5
SYMBOL(sangi_p256_order_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_p256_order_modulus]
    and rcx, rax
    mov r8, [rip + sangi_p256_order_modulus + 8]
    and r8, rax
    mov r9, -1
    and r9, rax
    and rax, [rip + sangi_p256_order_modulus + 16]
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc rax, [rsi + 24]
    /* s / 2 */
    rcr rax, 1
    rcr r9, 1
    rcr r8, 1
    rcr rcx, 1
    mov [rdi], rcx
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p256_order_mul_x64)
    .globl SYMBOL(sangi_p256_order_mul_x64)
    KIND(sangi_p256_order_mul_x64)
    .p2align 5
SYMBOL(sangi_p256_order_mul_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    UNWIND(endprologue)
    mov r8, rdx
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r10, r9, [r8]
    mulx r11, rax, [r8 + 8]
    adcx r10, rax
    mulx rbx, rax, [r8 + 16]
    adcx r11, rax
    mulx rbp, rax, [r8 + 24]
    adcx rbx, rax
    adcx rbp, [rip + sangi_p256_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx r9, rax, [rip + sangi_p256_order_modulus + 56]
    adcx rbp, rax
    adox r9, [rip + sangi_p256_order_modulus + 24]
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 24]
    adcx rbp, rax
    adox r9, rcx
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    mov r12, [rip + sangi_p256_order_modulus + 24]
    adcx r12, [rip + sangi_p256_order_modulus + 24]
    adox r12, [rip + sangi_p256_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 48]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 56]
    adcx r9, rax
    adox r12, rcx
    adcx r12, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 16]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r12, rcx
    adcx r12, [rip + sangi_p256_order_modulus + 24]
    mov r10, [rip + sangi_p256_order_modulus + 24]
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    adox r10, [rip + sangi_p256_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 72]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 16]
    adcx r9, rax
    adox r12, rcx
    adcx r12, [rip + sangi_p256_order_modulus + 24]
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    adox r10, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r9, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r12, rax
    adox r10, rcx
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 8]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 72]
    adcx r9, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 16]
    adcx r12, rax
    adox r10, rcx
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    mov r11, [rip + sangi_p256_order_modulus + 24]
    adcx r11, [rip + sangi_p256_order_modulus + 24]
    adox r11, [rip + sangi_p256_order_modulus + 24]
    /* z = t - p where t >= p, else t */
    mov rdx, rbp
    mov rsi, r9
    mov r8, r12
    mov rax, r10
    sub rbp, [rip + sangi_p256_order_modulus]
    sbb r9, [rip + sangi_p256_order_modulus + 8]
    sbb r12, [rip + sangi_p256_order_modulus + 72]
    sbb r10, [rip + sangi_p256_order_modulus + 16]
    sbb r11, 0
    cmovc rbp, rdx
    cmovc r9, rsi
    cmovc r12, r8
    cmovc r10, rax
    mov [rdi], rbp
    mov [rdi + 8], r9
    mov [rdi + 16], r12
    mov [rdi + 24], r10
    pop r12
    POPPED(r12)
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_order_sqr_x64)
    .globl SYMBOL(sangi_p256_order_sqr_x64)
    KIND(sangi_p256_order_sqr_x64)
    .p2align 5
SYMBOL(sangi_p256_order_sqr_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    lea rax, [rcx + rcx]
    mov [FRAME - 16], rax
    adcx rcx, rcx
    mov [FRAME - 24], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 24]
    lea rax, [rcx + rcx]
    mov [FRAME - 32], rax
    adcx rcx, rcx
    mov [FRAME - 40], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov eax, 0
    adox rbp, rax
    sbb r8, r8
    mov [FRAME - 8], r8
    and r8, rdx
    add rbp, r8
    mov r12d, 0
    adc r12, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 56]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, [rsi + 8]
    mov r8, [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, r8
    mov r9, [rip + sangi_p256_order_modulus + 24]
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    adox r9, [rip + sangi_p256_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 56]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, [rsi + 16]
    mov r8, [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r12, rax
    adox r9, rcx
    adcx r9, r8
    mov r10, [rip + sangi_p256_order_modulus + 24]
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    adox r10, [rip + sangi_p256_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 16]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    adox r10, [rip + sangi_p256_order_modulus + 24]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p256_order_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 72]
    adcx r12, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p256_order_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_p256_order_modulus + 24]
    mov r11, [rip + sangi_p256_order_modulus + 24]
    adcx r11, [rip + sangi_p256_order_modulus + 24]
    adox r11, [rip + sangi_p256_order_modulus + 24]
    /* z = t - p where t >= p, else t */
    mov rdx, rbp
    mov rsi, r12
    mov r8, r9
    mov rax, r10
    sub rbp, [rip + sangi_p256_order_modulus]
    sbb r12, [rip + sangi_p256_order_modulus + 8]
    sbb r9, [rip + sangi_p256_order_modulus + 72]
    sbb r10, [rip + sangi_p256_order_modulus + 16]
    sbb r11, 0
    cmovc rbp, rdx
    cmovc r12, rsi
    cmovc r9, r8
    cmovc r10, rax
    mov [rdi], rbp
    mov [rdi + 8], r12
    mov [rdi + 16], r9
    mov [rdi + 24], r10
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
    SIZE(sangi_p256_order_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p256_order_select_x64)
    .globl SYMBOL(sangi_p256_order_select_x64)
    KIND(sangi_p256_order_select_x64)
    .p2align 5
SYMBOL(sangi_p256_order_select_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    test rcx, rcx
    mov rax, [rdx]
    cmovnz rax, [rsi]
    mov r8, [rdx + 8]
    cmovnz r8, [rsi + 8]
    mov r9, [rdx + 16]
    cmovnz r9, [rsi + 16]
    mov rdx, [rdx + 24]
    cmovnz rdx, [rsi + 24]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p256_order_cswap_x64)
    .globl SYMBOL(sangi_p256_order_cswap_x64)
    KIND(sangi_p256_order_cswap_x64)
    .p2align 5
SYMBOL(sangi_p256_order_cswap_x64):
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
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p256_order_is_zero_x64)
    .globl SYMBOL(sangi_p256_order_is_zero_x64)
    KIND(sangi_p256_order_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p256_order_is_zero_x64):
    .cfi_startproc
    endbr64
    ENTER(1)
    UNWIND(endprologue)
    /* the union of the limbs */
    mov rax, [rdi]
    or rax, [rdi + 8]
    or rax, [rdi + 16]
    or rax, [rdi + 24]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p256_order_equal_x64)
    .globl SYMBOL(sangi_p256_order_equal_x64)
    KIND(sangi_p256_order_equal_x64)
    .p2align 5
SYMBOL(sangi_p256_order_equal_x64):
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
    mov rdi, [rdi + 24]
    xor rdi, [rsi + 24]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p256_order_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p256_order_modulus:
    .quad 0xf3b9cac2fc632551
    .quad 0xbce6faada7179e84
    .quad 0xffffffff00000000
    .quad 0x0000000000000000
    .quad 0x230102a06d6251dc
    .quad 0xca5113bcafc4ea28
    .quad 0xded10c5bee00bc4e
    .quad 0xccd1c8aa212ef3a4
    .quad 0xccd1c8aaee00bc4f
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
