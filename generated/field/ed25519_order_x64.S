/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
 * ed25519_order, scalar field of edwards25519; 253 bits in 4 limbs of 64, a spare bit on top
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
    HIDE(sangi_ed25519_order_add_x64)
    .globl SYMBOL(sangi_ed25519_order_add_x64)
    KIND(sangi_ed25519_order_add_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_add_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
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
    /* d = s - p */
    mov r9, rax
    sub r9, [rip + sangi_ed25519_order_modulus]
    mov r10, rcx
    sbb r10, [rip + sangi_ed25519_order_modulus + 8]
    mov r11, r8
    sbb r11, 0
    mov rdx, rsi
    sbb rdx, [rip + sangi_ed25519_order_modulus + 16]
    /* s where d < 0, else d */
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r8
    cmovc rdx, rsi
    mov [rdi], r9
    mov [rdi + 8], r10
    mov [rdi + 16], r11
    mov [rdi + 24], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_order_sub_x64)
    .globl SYMBOL(sangi_ed25519_order_sub_x64)
    KIND(sangi_ed25519_order_sub_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_sub_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
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
    mov r9, rax
    add r9, [rip + sangi_ed25519_order_modulus]
    mov r10, rcx
    adc r10, [rip + sangi_ed25519_order_modulus + 8]
    mov r11, r8
    adc r11, 0
    mov rdx, rsi
    adc rdx, [rip + sangi_ed25519_order_modulus + 16]
    /* t where d < 0, else d */
    cmovc rax, r9
    cmovc rcx, r10
    cmovc r8, r11
    cmovc rsi, rdx
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_order_neg_x64)
    .globl SYMBOL(sangi_ed25519_order_neg_x64)
    KIND(sangi_ed25519_order_neg_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_neg_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    mov r10, rax
    add r10, [rip + sangi_ed25519_order_modulus]
    mov r11, rcx
    adc r11, [rip + sangi_ed25519_order_modulus + 8]
    mov rdx, r8
    adc rdx, 0
    mov rsi, r9
    adc rsi, [rip + sangi_ed25519_order_modulus + 16]
    /* t where d < 0, else d */
    cmovc rax, r10
    cmovc rcx, r11
    cmovc r8, rdx
    cmovc r9, rsi
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_order_dbl_x64)
    .globl SYMBOL(sangi_ed25519_order_dbl_x64)
    KIND(sangi_ed25519_order_dbl_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_dbl_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    /* d = s - p */
    mov r9, rax
    sub r9, [rip + sangi_ed25519_order_modulus]
    mov r10, rcx
    sbb r10, [rip + sangi_ed25519_order_modulus + 8]
    mov r11, r8
    sbb r11, 0
    mov rdx, rsi
    sbb rdx, [rip + sangi_ed25519_order_modulus + 16]
    /* s where d < 0, else d */
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r8
    cmovc rdx, rsi
    mov [rdi], r9
    mov [rdi + 8], r10
    mov [rdi + 16], r11
    mov [rdi + 24], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_order_half_x64)
    .globl SYMBOL(sangi_ed25519_order_half_x64)
    KIND(sangi_ed25519_order_half_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_ed25519_order_modulus]
    and rcx, rax
    mov r8, [rip + sangi_ed25519_order_modulus + 8]
    and r8, rax
    mov r9, 0
    and r9, rax
    and rax, [rip + sangi_ed25519_order_modulus + 16]
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc rax, [rsi + 24]
    /* s / 2 */
    shr rax, 1
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
    SIZE(sangi_ed25519_order_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_order_mul_x64)
    .globl SYMBOL(sangi_ed25519_order_mul_x64)
    KIND(sangi_ed25519_order_mul_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_mul_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
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
    adcx rbp, [rip + sangi_ed25519_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx r9, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx rbp, rax
    adox r9, [rip + sangi_ed25519_order_modulus + 24]
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
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
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx rbp, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx r9, rax
    adox r10, [rip + sangi_ed25519_order_modulus + 24]
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
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
    adox r10, rcx
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx r10, rax
    adox r11, [rip + sangi_ed25519_order_modulus + 24]
    adcx r11, [rip + sangi_ed25519_order_modulus + 24]
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
    adox r10, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [rip + sangi_ed25519_order_modulus + 24]
    /* z = t - p where t >= p, else t */
    mov rdx, rbp
    mov rsi, r9
    mov r8, r10
    mov rax, r11
    sub rbp, [rip + sangi_ed25519_order_modulus]
    sbb r9, [rip + sangi_ed25519_order_modulus + 8]
    sbb r10, [rip + sangi_ed25519_order_modulus + 24]
    sbb r11, [rip + sangi_ed25519_order_modulus + 16]
    cmovc rbp, rdx
    cmovc r9, rsi
    cmovc r10, r8
    cmovc r11, rax
    mov [rdi], rbp
    mov [rdi + 8], r9
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_order_sqr_x64)
    .globl SYMBOL(sangi_ed25519_order_sqr_x64)
    KIND(sangi_ed25519_order_sqr_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_sqr_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r9, r8, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r10, rax, rcx
    adox r9, rax
    mov rcx, [rsi + 16]
    lea rax, [rcx + rcx]
    mov [FRAME - 8], rax
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 24]
    lea rax, [rcx + rcx]
    mov [FRAME - 24], rax
    adcx rcx, rcx
    mov [FRAME - 32], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov eax, 0
    adox rbx, rax
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r8
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx r11, rax
    adox rbx, rcx
    mulx r8, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx rbx, rax
    adox r8, [rip + sangi_ed25519_order_modulus + 24]
    adcx r8, [rip + sangi_ed25519_order_modulus + 24]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbx, rax
    adox r8, rcx
    adcx r8, [rip + sangi_ed25519_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx rbx, rax
    adox r8, rcx
    mulx r9, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx r8, rax
    adox r9, [rip + sangi_ed25519_order_modulus + 24]
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx r8, rax
    adox r9, rcx
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 40]
    adcx rbx, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 48]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_ed25519_order_modulus + 56]
    adcx r9, rax
    adox r10, [rip + sangi_ed25519_order_modulus + 24]
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx rbx, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    /* z = t - p where t >= p, else t */
    mov rdx, rbx
    mov rsi, r8
    mov rax, r9
    mov rcx, r10
    sub rbx, [rip + sangi_ed25519_order_modulus]
    sbb r8, [rip + sangi_ed25519_order_modulus + 8]
    sbb r9, [rip + sangi_ed25519_order_modulus + 24]
    sbb r10, [rip + sangi_ed25519_order_modulus + 16]
    cmovc rbx, rdx
    cmovc r8, rsi
    cmovc r9, rax
    cmovc r10, rcx
    mov [rdi], rbx
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_order_mul_lazy_x64)
    .globl SYMBOL(sangi_ed25519_order_mul_lazy_x64)
    KIND(sangi_ed25519_order_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_mul_lazy_x64):
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
    adcx rbp, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r9
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [rip + sangi_ed25519_order_modulus + 24]
    mov r12, [rip + sangi_ed25519_order_modulus + 24]
    adcx r12, [rip + sangi_ed25519_order_modulus + 24]
    adox r12, [rip + sangi_ed25519_order_modulus + 24]
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
    adox r12, rcx
    adcx r12, [rip + sangi_ed25519_order_modulus + 24]
    mov r9, [rip + sangi_ed25519_order_modulus + 24]
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    adox r9, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [rip + sangi_ed25519_order_modulus + 24]
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    adox r9, [rip + sangi_ed25519_order_modulus + 24]
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
    adox r12, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    mov r10, [rip + sangi_ed25519_order_modulus + 24]
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    adox r10, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [rip + sangi_ed25519_order_modulus + 24]
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    adox r10, [rip + sangi_ed25519_order_modulus + 24]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r12, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_ed25519_order_modulus + 64]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 24]
    adcx r12, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_ed25519_order_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_ed25519_order_modulus + 24]
    mov [rdi], rbp
    mov [rdi + 8], r12
    mov [rdi + 16], r9
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
    SIZE(sangi_ed25519_order_mul_lazy_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_ed25519_order_add_lazy_x64)
    .globl SYMBOL(sangi_ed25519_order_add_lazy_x64)
    KIND(sangi_ed25519_order_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_add_lazy_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    UNWIND(endprologue)
    /* z = x + y */
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, [rsi + 8]
    adc rcx, [rdx + 8]
    mov r8, [rsi + 16]
    adc r8, [rdx + 16]
    mov rsi, [rsi + 24]
    adc rsi, [rdx + 24]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_ed25519_order_reduce_x64)
    .globl SYMBOL(sangi_ed25519_order_reduce_x64)
    KIND(sangi_ed25519_order_reduce_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_reduce_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, [rip + sangi_ed25519_order_modulus]
    mov rcx, [rsi + 8]
    sbb rcx, [rip + sangi_ed25519_order_modulus + 8]
    mov r8, [rsi + 16]
    sbb r8, 0
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_ed25519_order_modulus + 16]
    /* s where d < 0, else d */
    cmovc rax, [rsi]
    cmovc rcx, [rsi + 8]
    cmovc r8, [rsi + 16]
    cmovc r9, [rsi + 24]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_ed25519_order_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_ed25519_order_select_x64)
    .globl SYMBOL(sangi_ed25519_order_select_x64)
    KIND(sangi_ed25519_order_select_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_select_x64):
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
    SIZE(sangi_ed25519_order_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_ed25519_order_cswap_x64)
    .globl SYMBOL(sangi_ed25519_order_cswap_x64)
    KIND(sangi_ed25519_order_cswap_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_cswap_x64):
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
    SIZE(sangi_ed25519_order_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_ed25519_order_is_zero_x64)
    .globl SYMBOL(sangi_ed25519_order_is_zero_x64)
    KIND(sangi_ed25519_order_is_zero_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_is_zero_x64):
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
    SIZE(sangi_ed25519_order_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_ed25519_order_equal_x64)
    .globl SYMBOL(sangi_ed25519_order_equal_x64)
    KIND(sangi_ed25519_order_equal_x64)
    .p2align 5
SYMBOL(sangi_ed25519_order_equal_x64):
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
    SIZE(sangi_ed25519_order_equal_x64)


    CONSTANTS
    .p2align 6
sangi_ed25519_order_modulus:
    .quad 0x5812631a5cf5d3ed
    .quad 0x14def9dea2f79cd6
    .quad 0x1000000000000000
    .quad 0x0000000000000000
    .quad 0x1f3b4fb772a9b2ed
    .quad 0x112dad09d9de39f5
    .quad 0xb000000000000000
    .quad 0x0d2b51da312547e1
    .quad 0xd2b51da312547e1b

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
