/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff
 * p384, base field of NIST P-384; fills its top limb; 384 bits in 6 limbs of 64, no spare bit on top
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
    HIDE(sangi_p384_add_x64)
    .globl SYMBOL(sangi_p384_add_x64)
    KIND(sangi_p384_add_x64)
    .p2align 5
SYMBOL(sangi_p384_add_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
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
    mov rsi, qword ptr [rsi + 40]
    adc rsi, qword ptr [rdx + 40]
    /* s has one more limb: its carry */
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, qword ptr [rip + sangi_p384_modulus]
    mov qword ptr [FRAME - 8], rcx
    sbb rcx, qword ptr [rip + sangi_p384_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    sbb r8, -2
    mov qword ptr [FRAME - 24], r9
    sbb r9, -1
    mov qword ptr [FRAME - 32], r10
    sbb r10, -1
    mov qword ptr [FRAME - 40], rsi
    sbb rsi, -1
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc rsi, qword ptr [FRAME - 40]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p384_sub_x64)
    .globl SYMBOL(sangi_p384_sub_x64)
    KIND(sangi_p384_sub_x64)
    .p2align 5
SYMBOL(sangi_p384_sub_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
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
    mov rsi, qword ptr [rsi + 40]
    sbb rsi, qword ptr [rdx + 40]
    /* t = d + p */
    sbb r11, r11
    mov rdx, rax
    add rdx, qword ptr [rip + sangi_p384_modulus]
    mov qword ptr [FRAME - 8], rcx
    adc rcx, qword ptr [rip + sangi_p384_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    adc r8, -2
    mov qword ptr [FRAME - 24], r9
    adc r9, -1
    mov qword ptr [FRAME - 32], r10
    adc r10, -1
    mov qword ptr [FRAME - 40], rsi
    adc rsi, -1
    /* t where d < 0, else d */
    test r11, r11
    cmovnz rax, rdx
    cmovz rcx, qword ptr [FRAME - 8]
    cmovz r8, qword ptr [FRAME - 16]
    cmovz r9, qword ptr [FRAME - 24]
    cmovz r10, qword ptr [FRAME - 32]
    cmovz rsi, qword ptr [FRAME - 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p384_neg_x64)
    .globl SYMBOL(sangi_p384_neg_x64)
    KIND(sangi_p384_neg_x64)
    .p2align 5
SYMBOL(sangi_p384_neg_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    /* t = d + p */
    sbb rdx, rdx
    mov rsi, rax
    add rsi, qword ptr [rip + sangi_p384_modulus]
    mov qword ptr [FRAME - 8], rcx
    adc rcx, qword ptr [rip + sangi_p384_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    adc r8, -2
    mov qword ptr [FRAME - 24], r9
    adc r9, -1
    mov qword ptr [FRAME - 32], r10
    adc r10, -1
    mov qword ptr [FRAME - 40], r11
    adc r11, -1
    /* t where d < 0, else d */
    test rdx, rdx
    cmovnz rax, rsi
    cmovz rcx, qword ptr [FRAME - 8]
    cmovz r8, qword ptr [FRAME - 16]
    cmovz r9, qword ptr [FRAME - 24]
    cmovz r10, qword ptr [FRAME - 32]
    cmovz r11, qword ptr [FRAME - 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p384_dbl_x64)
    .globl SYMBOL(sangi_p384_dbl_x64)
    KIND(sangi_p384_dbl_x64)
    .p2align 5
SYMBOL(sangi_p384_dbl_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
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
    mov rsi, qword ptr [rsi + 40]
    adc rsi, rsi
    /* s has one more limb: its carry */
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, qword ptr [rip + sangi_p384_modulus]
    mov qword ptr [FRAME - 8], rcx
    sbb rcx, qword ptr [rip + sangi_p384_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    sbb r8, -2
    mov qword ptr [FRAME - 24], r9
    sbb r9, -1
    mov qword ptr [FRAME - 32], r10
    sbb r10, -1
    mov qword ptr [FRAME - 40], rsi
    sbb rsi, -1
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc rsi, qword ptr [FRAME - 40]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p384_half_x64)
    .globl SYMBOL(sangi_p384_half_x64)
    KIND(sangi_p384_half_x64)
    .p2align 5
SYMBOL(sangi_p384_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, qword ptr [rip + sangi_p384_modulus]
    and rcx, rax
    mov r8, qword ptr [rip + sangi_p384_modulus + 8]
    and r8, rax
    mov r9, -2
    and r9, rax
    mov r10, -1
    and r10, rax
    mov r11, -1
    and r11, rax
    and rax, -1
    add rcx, qword ptr [rsi]
    adc r8, qword ptr [rsi + 8]
    adc r9, qword ptr [rsi + 16]
    adc r10, qword ptr [rsi + 24]
    adc r11, qword ptr [rsi + 32]
    adc rax, qword ptr [rsi + 40]
    /* s / 2 */
    rcr rax, 1
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
    mov qword ptr [rdi + 40], rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p384_mul_x64)
    .globl SYMBOL(sangi_p384_mul_x64)
    KIND(sangi_p384_mul_x64)
    .p2align 5
SYMBOL(sangi_p384_mul_x64):
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
    UNWIND(endprologue)
    mov r8, rdx
    /* t <- t + x_0 * y */
    mov rdx, qword ptr [rsi]
    mulx r10, r9, qword ptr [r8]
    mulx r11, rax, qword ptr [r8 + 8]
    add r10, rax
    mulx rbx, rax, qword ptr [r8 + 16]
    adc r11, rax
    mulx rbp, rax, qword ptr [r8 + 24]
    adc rbx, rax
    mulx r12, rax, qword ptr [r8 + 32]
    adc rbp, rax
    mulx r13, rax, qword ptr [r8 + 40]
    adc r12, rax
    adc r13, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    mov r9d, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r10, rax
    adc r11, rcx
    adc rbx, 0
    adc rbp, 0
    adc r12, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 24]
    adc r13, rax
    adc r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 32]
    sub r11, rax
    sbb rbx, rcx
    sbb rbp, 0
    sbb r12, 0
    sbb r13, 0
    sbb r9, 0
    /* t <- t + x_1 * y */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r13, rax
    adox r9, rcx
    mov r14d, 0
    adcx r9, r14
    adox r14, r14
    adc r14, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r11, rax
    adc rbx, rcx
    adc rbp, 0
    adc r12, 0
    adc r13, 0
    adc r9, rdx
    adc r14, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r10, rax
    sbb r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb rbx, rax
    sbb rbp, rcx
    sbb r12, 0
    sbb r13, 0
    sbb r9, 0
    sbb r14, 0
    /* t <- t + x_2 * y */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r9, rax
    adox r14, rcx
    mov r10d, 0
    adcx r14, r10
    adox r10, r10
    adc r10, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add rbx, rax
    adc rbp, rcx
    adc r12, 0
    adc r13, 0
    adc r9, 0
    adc r14, rdx
    adc r10, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r11, rax
    sbb rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb rbp, rax
    sbb r12, rcx
    sbb r13, 0
    sbb r9, 0
    sbb r14, 0
    sbb r10, 0
    /* t <- t + x_3 * y */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r9, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r14, rax
    adox r10, rcx
    mov r11d, 0
    adcx r10, r11
    adox r11, r11
    adc r11, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add rbp, rax
    adc r12, rcx
    adc r13, 0
    adc r9, 0
    adc r14, 0
    adc r10, rdx
    adc r11, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub rbx, rax
    sbb rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r12, rax
    sbb r13, rcx
    sbb r9, 0
    sbb r14, 0
    sbb r10, 0
    sbb r11, 0
    /* t <- t + x_4 * y */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r9, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r14, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mov ebx, 0
    adcx r11, rbx
    adox rbx, rbx
    adc rbx, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r12, rax
    adc r13, rcx
    adc r9, 0
    adc r14, 0
    adc r10, 0
    adc r11, rdx
    adc rbx, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub rbp, rax
    sbb r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r13, rax
    sbb r9, rcx
    sbb r14, 0
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    /* t <- t + x_5 * y */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r9, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r14, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r11, rax
    adox rbx, rcx
    mov ebp, 0
    adcx rbx, rbp
    adox rbp, rbp
    adc rbp, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r13, rax
    adc r9, rcx
    adc r14, 0
    adc r10, 0
    adc r11, 0
    adc rbx, rdx
    adc rbp, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r12, rax
    sbb r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r9, rax
    sbb r14, rcx
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r13
    mov rsi, r9
    mov r8, r14
    mov rax, r10
    mov rcx, r11
    mov r12, rbx
    sub r13, qword ptr [rip + sangi_p384_modulus]
    sbb r9, qword ptr [rip + sangi_p384_modulus + 8]
    sbb r14, qword ptr [rip + sangi_p384_modulus + 48]
    sbb r10, qword ptr [rip + sangi_p384_modulus + 56]
    sbb r11, qword ptr [rip + sangi_p384_modulus + 56]
    sbb rbx, qword ptr [rip + sangi_p384_modulus + 56]
    sbb rbp, 0
    cmovc r13, rdx
    cmovc r9, rsi
    cmovc r14, r8
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbx, r12
    mov qword ptr [rdi], r13
    mov qword ptr [rdi + 8], r9
    mov qword ptr [rdi + 16], r14
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
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
    SIZE(sangi_p384_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p384_sqr_x64)
    .globl SYMBOL(sangi_p384_sqr_x64)
    KIND(sangi_p384_sqr_x64)
    .p2align 5
SYMBOL(sangi_p384_sqr_x64):
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
    RESERVE
    UNWIND(endprologue)
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, qword ptr [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, qword ptr [rsi + 16]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 16], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 24], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, qword ptr [rsi + 24]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 32], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 40], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, qword ptr [rsi + 32]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 48], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 56], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, qword ptr [rsi + 40]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 64], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 72], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov eax, 0
    adox r13, rax
    sbb r8, r8
    mov qword ptr [FRAME - 8], r8
    and r8, rdx
    add r13, r8
    mov r14d, 0
    adc r14, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r10, rax
    adc r11, rcx
    adc rbx, 0
    adc rbp, 0
    adc r12, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 24]
    adc r13, rax
    adc r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 32]
    sub r11, rax
    sbb rbx, rcx
    sbb rbp, 0
    sbb r12, 0
    sbb r13, 0
    sbb r14, 0
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 8]
    mov r8, qword ptr [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [FRAME - 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [FRAME - 40]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 72]
    adcx r13, rax
    adox r14, rcx
    mov r9d, 0
    adcx r14, r8
    adox r9, r9
    adc r9, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r11, rax
    adc rbx, rcx
    adc rbp, 0
    adc r12, 0
    adc r13, 0
    adc r14, rdx
    adc r9, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r10, rax
    sbb r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb rbx, rax
    sbb rbp, rcx
    sbb r12, 0
    sbb r13, 0
    sbb r14, 0
    sbb r9, 0
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 16]
    mov r8, qword ptr [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 56]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 72]
    adcx r14, rax
    adox r9, rcx
    mov r10d, 0
    adcx r9, r8
    adox r10, r10
    adc r10, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add rbx, rax
    adc rbp, rcx
    adc r12, 0
    adc r13, 0
    adc r14, 0
    adc r9, rdx
    adc r10, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r11, rax
    sbb rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb rbp, rax
    sbb r12, rcx
    sbb r13, 0
    sbb r14, 0
    sbb r9, 0
    sbb r10, 0
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 24]
    mov r8, qword ptr [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 48]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [FRAME - 72]
    adcx r9, rax
    adox r10, rcx
    mov r11d, 0
    adcx r10, r8
    adox r11, r11
    adc r11, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add rbp, rax
    adc r12, rcx
    adc r13, 0
    adc r14, 0
    adc r9, 0
    adc r10, rdx
    adc r11, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub rbx, rax
    sbb rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r12, rax
    sbb r13, rcx
    sbb r14, 0
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 32]
    mov r8, qword ptr [FRAME - 8]
    and r8, rdx
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r10, rax
    adox r11, rcx
    mov ebx, 0
    adcx r11, r8
    adox rbx, rbx
    adc rbx, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r12, rax
    adc r13, rcx
    adc r14, 0
    adc r9, 0
    adc r10, 0
    adc r11, rdx
    adc rbx, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub rbp, rax
    sbb r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r13, rax
    sbb r14, rcx
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mov ebp, 0
    adcx rbx, rbp
    adox rbp, rbp
    adc rbp, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, qword ptr [rip + sangi_p384_modulus + 24]
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    add r13, rax
    adc r14, rcx
    adc r9, 0
    adc r10, 0
    adc r11, 0
    adc rbx, rdx
    adc rbp, 0
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 16]
    sub r12, rax
    sbb r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p384_modulus + 40]
    sbb r14, rax
    sbb r9, rcx
    sbb r10, 0
    sbb r11, 0
    sbb rbx, 0
    sbb rbp, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r13
    mov rsi, r14
    mov r8, r9
    mov rax, r10
    mov rcx, r11
    mov r12, rbx
    sub r13, qword ptr [rip + sangi_p384_modulus]
    sbb r14, qword ptr [rip + sangi_p384_modulus + 8]
    sbb r9, qword ptr [rip + sangi_p384_modulus + 48]
    sbb r10, qword ptr [rip + sangi_p384_modulus + 56]
    sbb r11, qword ptr [rip + sangi_p384_modulus + 56]
    sbb rbx, qword ptr [rip + sangi_p384_modulus + 56]
    sbb rbp, 0
    cmovc r13, rdx
    cmovc r14, rsi
    cmovc r9, r8
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rbx, r12
    mov qword ptr [rdi], r13
    mov qword ptr [rdi + 8], r14
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
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
    SIZE(sangi_p384_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p384_select_x64)
    .globl SYMBOL(sangi_p384_select_x64)
    KIND(sangi_p384_select_x64)
    .p2align 5
SYMBOL(sangi_p384_select_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov rdx, qword ptr [rdx + 40]
    cmovnz rdx, qword ptr [rsi + 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p384_cswap_x64)
    .globl SYMBOL(sangi_p384_cswap_x64)
    KIND(sangi_p384_cswap_x64)
    .p2align 5
SYMBOL(sangi_p384_cswap_x64):
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
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p384_is_zero_x64)
    .globl SYMBOL(sangi_p384_is_zero_x64)
    KIND(sangi_p384_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p384_is_zero_x64):
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
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p384_equal_x64)
    .globl SYMBOL(sangi_p384_equal_x64)
    KIND(sangi_p384_equal_x64)
    .p2align 5
SYMBOL(sangi_p384_equal_x64):
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
    mov rdi, qword ptr [rdi + 40]
    xor rdi, qword ptr [rsi + 40]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p384_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p384_modulus:
    .quad 0x00000000ffffffff
    .quad 0xffffffff00000000
    .quad 0xffffffff00000001
    .quad 0x0000000100000001
    .quad 0x0000000100000003
    .quad 0x0000000000000002
    .quad 0xfffffffffffffffe
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
