/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p448, base field of Curve448 and edwards448; fills its top limb; 448 bits in 7 limbs of 64, no spare bit on top
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
    HIDE(sangi_p448_add_x64)
    .globl SYMBOL(sangi_p448_add_x64)
    KIND(sangi_p448_add_x64)
    .p2align 5
SYMBOL(sangi_p448_add_x64):
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
    mov r9, [rsi + 24]
    adc r9, [rdx + 24]
    mov r10, [rsi + 32]
    adc r10, [rdx + 32]
    mov r11, [rsi + 40]
    adc r11, [rdx + 40]
    mov rsi, [rsi + 48]
    adc rsi, [rdx + 48]
    /* s has one more limb: its carry */
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, -1
    mov [FRAME - 16], rcx
    sbb rcx, -1
    mov [FRAME - 24], r8
    sbb r8, -1
    mov [FRAME - 32], r9
    sbb r9, [rip + sangi_p448_modulus]
    mov [FRAME - 40], r10
    sbb r10, -1
    mov [FRAME - 48], r11
    sbb r11, -1
    mov [FRAME - 56], rsi
    sbb rsi, -1
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc rcx, [FRAME - 16]
    cmovc r8, [FRAME - 24]
    cmovc r9, [FRAME - 32]
    cmovc r10, [FRAME - 40]
    cmovc r11, [FRAME - 48]
    cmovc rsi, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p448_sub_x64)
    .globl SYMBOL(sangi_p448_sub_x64)
    KIND(sangi_p448_sub_x64)
    .p2align 5
SYMBOL(sangi_p448_sub_x64):
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
    mov r9, [rsi + 24]
    sbb r9, [rdx + 24]
    mov r10, [rsi + 32]
    sbb r10, [rdx + 32]
    mov r11, [rsi + 40]
    sbb r11, [rdx + 40]
    mov rsi, [rsi + 48]
    sbb rsi, [rdx + 48]
    /* t = d + p */
    sbb rdx, rdx
    mov [FRAME - 8], rax
    add rax, -1
    mov [FRAME - 16], rcx
    adc rcx, -1
    mov [FRAME - 24], r8
    adc r8, -1
    mov [FRAME - 32], r9
    adc r9, [rip + sangi_p448_modulus]
    mov [FRAME - 40], r10
    adc r10, -1
    mov [FRAME - 48], r11
    adc r11, -1
    mov [FRAME - 56], rsi
    adc rsi, -1
    /* t where d < 0, else d */
    test rdx, rdx
    cmovz rax, [FRAME - 8]
    cmovz rcx, [FRAME - 16]
    cmovz r8, [FRAME - 24]
    cmovz r9, [FRAME - 32]
    cmovz r10, [FRAME - 40]
    cmovz r11, [FRAME - 48]
    cmovz rsi, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p448_neg_x64)
    .globl SYMBOL(sangi_p448_neg_x64)
    KIND(sangi_p448_neg_x64)
    .p2align 5
SYMBOL(sangi_p448_neg_x64):
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
    mov r10, 0
    sbb r10, [rsi + 32]
    mov r11, 0
    sbb r11, [rsi + 40]
    mov rdx, 0
    sbb rdx, [rsi + 48]
    /* t = d + p */
    sbb rsi, rsi
    mov [FRAME - 8], rax
    add rax, -1
    mov [FRAME - 16], rcx
    adc rcx, -1
    mov [FRAME - 24], r8
    adc r8, -1
    mov [FRAME - 32], r9
    adc r9, [rip + sangi_p448_modulus]
    mov [FRAME - 40], r10
    adc r10, -1
    mov [FRAME - 48], r11
    adc r11, -1
    mov [FRAME - 56], rdx
    adc rdx, -1
    /* t where d < 0, else d */
    test rsi, rsi
    cmovz rax, [FRAME - 8]
    cmovz rcx, [FRAME - 16]
    cmovz r8, [FRAME - 24]
    cmovz r9, [FRAME - 32]
    cmovz r10, [FRAME - 40]
    cmovz r11, [FRAME - 48]
    cmovz rdx, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p448_dbl_x64)
    .globl SYMBOL(sangi_p448_dbl_x64)
    KIND(sangi_p448_dbl_x64)
    .p2align 5
SYMBOL(sangi_p448_dbl_x64):
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
    mov r9, [rsi + 24]
    adc r9, r9
    mov r10, [rsi + 32]
    adc r10, r10
    mov r11, [rsi + 40]
    adc r11, r11
    mov rsi, [rsi + 48]
    adc rsi, rsi
    /* s has one more limb: its carry */
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, -1
    mov [FRAME - 16], rcx
    sbb rcx, -1
    mov [FRAME - 24], r8
    sbb r8, -1
    mov [FRAME - 32], r9
    sbb r9, [rip + sangi_p448_modulus]
    mov [FRAME - 40], r10
    sbb r10, -1
    mov [FRAME - 48], r11
    sbb r11, -1
    mov [FRAME - 56], rsi
    sbb rsi, -1
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc rcx, [FRAME - 16]
    cmovc r8, [FRAME - 24]
    cmovc r9, [FRAME - 32]
    cmovc r10, [FRAME - 40]
    cmovc r11, [FRAME - 48]
    cmovc rsi, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p448_half_x64)
    .globl SYMBOL(sangi_p448_half_x64)
    KIND(sangi_p448_half_x64)
    .p2align 5
SYMBOL(sangi_p448_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    mov r10, [rip + sangi_p448_modulus]
    and r10, rax
    mov r11, -1
    and r11, rax
    mov rdx, -1
    and rdx, rax
    and rax, -1
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rdx, [rsi + 40]
    adc rax, [rsi + 48]
    /* s / 2 */
    rcr rax, 1
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
    mov [rdi + 48], rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p448_mul_x64)
    .globl SYMBOL(sangi_p448_mul_x64)
    KIND(sangi_p448_mul_x64)
    .p2align 5
SYMBOL(sangi_p448_mul_x64):
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
    mulx r12, rax, [r8 + 32]
    adcx rbp, rax
    mulx r13, rax, [r8 + 40]
    adcx r12, rax
    mulx r14, rax, [r8 + 48]
    adcx r13, rax
    adcx r14, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r9
    shl rax, 32
    mov rcx, r9
    shr rcx, 32
    mov r15d, 0
    add r14, r9
    adc r15, 0
    sub rbx, rax
    sbb rbp, rcx
    sbb r12, 0
    sbb r13, 0
    sbb r14, 0
    sbb r15, 0
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
    mulx rcx, rax, [r8 + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r14, rax
    adox r15, rcx
    adcx r15, [rip + sangi_p448_modulus + 8]
    mov r9, [rip + sangi_p448_modulus + 8]
    adcx r9, [rip + sangi_p448_modulus + 8]
    adox r9, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r10
    shl rax, 32
    mov rcx, r10
    shr rcx, 32
    add r15, r10
    adc r9, 0
    sub rbp, rax
    sbb r12, rcx
    sbb r13, 0
    sbb r14, 0
    sbb r15, 0
    sbb r9, 0
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r15, rax
    adox r9, rcx
    adcx r9, [rip + sangi_p448_modulus + 8]
    mov r10, [rip + sangi_p448_modulus + 8]
    adcx r10, [rip + sangi_p448_modulus + 8]
    adox r10, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r11
    shl rax, 32
    mov rcx, r11
    shr rcx, 32
    add r9, r11
    adc r10, 0
    sub r12, rax
    sbb r13, rcx
    sbb r14, 0
    sbb r15, 0
    sbb r9, 0
    sbb r10, 0
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_p448_modulus + 8]
    mov r11, [rip + sangi_p448_modulus + 8]
    adcx r11, [rip + sangi_p448_modulus + 8]
    adox r11, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbx
    shl rax, 32
    mov rcx, rbx
    shr rcx, 32
    add r10, rbx
    adc r11, 0
    sub r13, rax
    sbb r14, rcx
    sbb r15, 0
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [rip + sangi_p448_modulus + 8]
    mov rbx, [rip + sangi_p448_modulus + 8]
    adcx rbx, [rip + sangi_p448_modulus + 8]
    adox rbx, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbp
    shl rax, 32
    mov rcx, rbp
    shr rcx, 32
    add r11, rbp
    adc rbx, 0
    sub r14, rax
    sbb r15, rcx
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [rip + sangi_p448_modulus + 8]
    mov rbp, [rip + sangi_p448_modulus + 8]
    adcx rbp, [rip + sangi_p448_modulus + 8]
    adox rbp, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shr rcx, 32
    add rbx, r12
    adc rbp, 0
    sub r15, rax
    sbb r9, rcx
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    /* t <- t + x_6 * y */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 48]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [rip + sangi_p448_modulus + 8]
    mov r12, [rip + sangi_p448_modulus + 8]
    adcx r12, [rip + sangi_p448_modulus + 8]
    adox r12, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r13
    shl rax, 32
    mov rcx, r13
    shr rcx, 32
    add rbp, r13
    adc r12, 0
    sub r9, rax
    sbb r10, rcx
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb r12, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r8, r9
    mov rax, r10
    mov rcx, r11
    mov r13, rbx
    mov [FRAME - 8], rbp
    sub r14, [rip + sangi_p448_modulus + 16]
    sbb r15, [rip + sangi_p448_modulus + 16]
    sbb r9, [rip + sangi_p448_modulus + 16]
    sbb r10, [rip + sangi_p448_modulus]
    sbb r11, [rip + sangi_p448_modulus + 16]
    sbb rbx, [rip + sangi_p448_modulus + 16]
    sbb rbp, [rip + sangi_p448_modulus + 16]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r9, r8
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbx, r13
    cmovc rbp, [FRAME - 8]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
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
    SIZE(sangi_p448_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p448_sqr_x64)
    .globl SYMBOL(sangi_p448_sqr_x64)
    KIND(sangi_p448_sqr_x64)
    .p2align 5
SYMBOL(sangi_p448_sqr_x64):
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
    mov rcx, [rsi + 32]
    lea rax, [rcx + rcx]
    mov [FRAME - 48], rax
    adcx rcx, rcx
    mov [FRAME - 56], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, [rsi + 40]
    lea rax, [rcx + rcx]
    mov [FRAME - 64], rax
    adcx rcx, rcx
    mov [FRAME - 72], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov rcx, [rsi + 48]
    lea rax, [rcx + rcx]
    mov [FRAME - 80], rax
    adcx rcx, rcx
    mov [FRAME - 88], rcx
    mulx r14, rax, rcx
    adox r13, rax
    mov eax, 0
    adox r14, rax
    sbb r8, r8
    mov [FRAME - 8], r8
    and r8, rdx
    add r14, r8
    mov r15d, 0
    adc r15, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r9
    shl rax, 32
    mov rcx, r9
    shr rcx, 32
    add r14, r9
    adc r15, 0
    sub rbx, rax
    sbb rbp, rcx
    sbb r12, 0
    sbb r13, 0
    sbb r14, 0
    sbb r15, 0
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
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx r14, rax
    adox r15, rcx
    adcx r15, r8
    mov r9, [rip + sangi_p448_modulus + 8]
    adcx r9, [rip + sangi_p448_modulus + 8]
    adox r9, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r10
    shl rax, 32
    mov rcx, r10
    shr rcx, 32
    add r15, r10
    adc r9, 0
    sub rbp, rax
    sbb r12, rcx
    sbb r13, 0
    sbb r14, 0
    sbb r15, 0
    sbb r9, 0
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
    adox r13, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx r15, rax
    adox r9, rcx
    adcx r9, r8
    mov r10, [rip + sangi_p448_modulus + 8]
    adcx r10, [rip + sangi_p448_modulus + 8]
    adox r10, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r11
    shl rax, 32
    mov rcx, r11
    shr rcx, 32
    add r9, r11
    adc r10, 0
    sub r12, rax
    sbb r13, rcx
    sbb r14, 0
    sbb r15, 0
    sbb r9, 0
    sbb r10, 0
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    mov r8, [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx r9, rax
    adox r10, rcx
    adcx r10, r8
    mov r11, [rip + sangi_p448_modulus + 8]
    adcx r11, [rip + sangi_p448_modulus + 8]
    adox r11, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbx
    shl rax, 32
    mov rcx, rbx
    shr rcx, 32
    add r10, rbx
    adc r11, 0
    sub r13, rax
    sbb r14, rcx
    sbb r15, 0
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, [rsi + 32]
    mov r8, [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx r10, rax
    adox r11, rcx
    adcx r11, r8
    mov rbx, [rip + sangi_p448_modulus + 8]
    adcx rbx, [rip + sangi_p448_modulus + 8]
    adox rbx, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, rbp
    shl rax, 32
    mov rcx, rbp
    shr rcx, 32
    add r11, rbp
    adc rbx, 0
    sub r14, rax
    sbb r15, rcx
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, [rsi + 40]
    mov r8, [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, r8
    mov rbp, [rip + sangi_p448_modulus + 8]
    adcx rbp, [rip + sangi_p448_modulus + 8]
    adox rbp, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r12
    shl rax, 32
    mov rcx, r12
    shr rcx, 32
    add rbx, r12
    adc rbp, 0
    sub r15, rax
    sbb r9, rcx
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [rip + sangi_p448_modulus + 8]
    mov r12, [rip + sangi_p448_modulus + 8]
    adcx r12, [rip + sangi_p448_modulus + 8]
    adox r12, [rip + sangi_p448_modulus + 8]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rax, r13
    shl rax, 32
    mov rcx, r13
    shr rcx, 32
    add rbp, r13
    adc r12, 0
    sub r9, rax
    sbb r10, rcx
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    sbb r12, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r8, r9
    mov rax, r10
    mov rcx, r11
    mov r13, rbx
    mov [FRAME - 8], rbp
    sub r14, [rip + sangi_p448_modulus + 16]
    sbb r15, [rip + sangi_p448_modulus + 16]
    sbb r9, [rip + sangi_p448_modulus + 16]
    sbb r10, [rip + sangi_p448_modulus]
    sbb r11, [rip + sangi_p448_modulus + 16]
    sbb rbx, [rip + sangi_p448_modulus + 16]
    sbb rbp, [rip + sangi_p448_modulus + 16]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r9, r8
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbx, r13
    cmovc rbp, [FRAME - 8]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
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
    SIZE(sangi_p448_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p448_select_x64)
    .globl SYMBOL(sangi_p448_select_x64)
    KIND(sangi_p448_select_x64)
    .p2align 5
SYMBOL(sangi_p448_select_x64):
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
    mov rdx, [rdx + 48]
    cmovnz rdx, [rsi + 48]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov rax, [FRAME - 8]
    mov [rdi + 32], rax
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p448_cswap_x64)
    .globl SYMBOL(sangi_p448_cswap_x64)
    KIND(sangi_p448_cswap_x64)
    .p2align 5
SYMBOL(sangi_p448_cswap_x64):
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
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p448_is_zero_x64)
    .globl SYMBOL(sangi_p448_is_zero_x64)
    KIND(sangi_p448_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p448_is_zero_x64):
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
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p448_equal_x64)
    .globl SYMBOL(sangi_p448_equal_x64)
    KIND(sangi_p448_equal_x64)
    .p2align 5
SYMBOL(sangi_p448_equal_x64):
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
    mov rdi, [rdi + 48]
    xor rdi, [rsi + 48]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p448_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p448_modulus:
    .quad 0xfffffffeffffffff
    .quad 0x0000000000000000
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
