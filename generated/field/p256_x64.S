/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
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
    HIDE(sangi_p256_add_x64)
    .globl SYMBOL(sangi_p256_add_x64)
    KIND(sangi_p256_add_x64)
    .p2align 5
SYMBOL(sangi_p256_add_x64):
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
    sub r10, -1
    mov r11, rcx
    sbb r11, [rip + sangi_p256_modulus]
    mov rdx, r8
    sbb rdx, 0
    mov [FRAME - 8], rsi
    sbb rsi, [rip + sangi_p256_modulus + 8]
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
    SIZE(sangi_p256_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p256_sub_x64)
    .globl SYMBOL(sangi_p256_sub_x64)
    KIND(sangi_p256_sub_x64)
    .p2align 5
SYMBOL(sangi_p256_sub_x64):
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
    add r10, -1
    mov r11, rcx
    adc r11, [rip + sangi_p256_modulus]
    mov rdx, r8
    adc rdx, 0
    mov [FRAME - 8], rsi
    adc rsi, [rip + sangi_p256_modulus + 8]
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
    SIZE(sangi_p256_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_neg_x64)
    .globl SYMBOL(sangi_p256_neg_x64)
    KIND(sangi_p256_neg_x64)
    .p2align 5
SYMBOL(sangi_p256_neg_x64):
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
    add r11, -1
    mov rdx, rcx
    adc rdx, [rip + sangi_p256_modulus]
    mov rsi, r8
    adc rsi, 0
    mov [FRAME - 8], r9
    adc r9, [rip + sangi_p256_modulus + 8]
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
    SIZE(sangi_p256_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_dbl_x64)
    .globl SYMBOL(sangi_p256_dbl_x64)
    KIND(sangi_p256_dbl_x64)
    .p2align 5
SYMBOL(sangi_p256_dbl_x64):
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
    sub r10, -1
    mov r11, rcx
    sbb r11, [rip + sangi_p256_modulus]
    mov rdx, r8
    sbb rdx, 0
    mov [FRAME - 8], rsi
    sbb rsi, [rip + sangi_p256_modulus + 8]
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
    SIZE(sangi_p256_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_half_x64)
    .globl SYMBOL(sangi_p256_half_x64)
    KIND(sangi_p256_half_x64)
    .p2align 5
SYMBOL(sangi_p256_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, -1
    and rcx, rax
    mov r8, [rip + sangi_p256_modulus]
    and r8, rax
    mov r9, 0
    and r9, rax
    and rax, [rip + sangi_p256_modulus + 8]
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
    SIZE(sangi_p256_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p256_mul_x64)
    .globl SYMBOL(sangi_p256_mul_x64)
    KIND(sangi_p256_mul_x64)
    .p2align 5
SYMBOL(sangi_p256_mul_x64):
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
    UNWIND(endprologue)
    mov r9, rdx
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    mulx rbp, rax, [r9 + 16]
    adcx rbx, rax
    mulx r12, rax, [r9 + 24]
    adcx rbp, rax
    adcx r12, r8
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx rcx, rax, [r9]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r9 + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [r9 + 24]
    adcx r12, rax
    adox r13, r8
    adcx r13, r8
    /* t <- t + (t_0 + W t_1) m W, without t_0 and t_1 */
    xor r8d, r8d
    mov r14d, 32
    shlx rax, r10, r14
    shrx rcx, r10, r14
    adcx r11, rax
    adox rbx, rcx
    shlx rax, r11, r14
    shrx rcx, r11, r14
    adcx rbx, rax
    adox rbp, rcx
    mov rdx, [rip + sangi_p256_modulus + 8]
    mulx rcx, rax, r10
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, r11
    adcx r12, rax
    adox r13, rcx
    adcx r13, r8
    mov r10, r8
    adcx r10, r8
    adox r10, r8
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx rcx, rax, [r9]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r9 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r9 + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r9 + 24]
    adcx r13, rax
    adox r10, rcx
    adc r10, r8
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx rcx, rax, [r9]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r9 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r9 + 16]
    adcx r13, rax
    adox r10, rcx
    mulx r15, rax, [r9 + 24]
    adcx r10, rax
    adox r15, r8
    adcx r15, r8
    /* t <- t + (t_0 + W t_1) m W, without t_0 and t_1 */
    xor r8d, r8d
    shlx rax, rbx, r14
    shrx rcx, rbx, r14
    adcx rbp, rax
    adox r12, rcx
    shlx rax, rbp, r14
    shrx rcx, rbp, r14
    adcx r12, rax
    adox r13, rcx
    mov rdx, [rip + sangi_p256_modulus + 8]
    mulx rcx, rax, rbx
    adcx r13, rax
    adox r10, rcx
    mulx rcx, rax, rbp
    adcx r10, rax
    adox r15, rcx
    adcx r15, r8
    mov rbx, r8
    adcx rbx, r8
    adox rbx, r8
    /* z = t - p where t >= p, else t */
    mov rdx, r12
    mov rsi, r13
    mov r9, r10
    mov rax, r15
    sub r12, [rip + sangi_p256_modulus + 16]
    sbb r13, [rip + sangi_p256_modulus]
    sbb r10, [rip + sangi_p256_modulus + 24]
    sbb r15, [rip + sangi_p256_modulus + 8]
    sbb rbx, 0
    cmovc r12, rdx
    cmovc r13, rsi
    cmovc r10, r9
    cmovc r15, rax
    mov [rdi], r12
    mov [rdi + 8], r13
    mov [rdi + 16], r10
    mov [rdi + 24], r15
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
    SIZE(sangi_p256_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p256_sqr_x64)
    .globl SYMBOL(sangi_p256_sqr_x64)
    KIND(sangi_p256_sqr_x64)
    .p2align 5
SYMBOL(sangi_p256_sqr_x64):
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
    UNWIND(endprologue)
    /* t <- x_0 x_1 + W^2 x_0 x_3 + W^4 x_2 x_3, then x_0 x_2, x_1 x_2, x_1 x_3 */
    mov rdx, [rsi]
    mulx r10, r9, [rsi + 8]
    mulx rbx, r11, [rsi + 24]
    mov rdx, [rsi + 16]
    mulx r12, rbp, [rsi + 24]
    xor r8d, r8d
    mulx rcx, rax, [rsi]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rsi + 8]
    adcx r11, rax
    adox rbx, rcx
    mov rdx, [rsi + 24]
    mulx rcx, rax, [rsi + 8]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, r8
    adox r12, r8
    adcx r12, r8
    /* t <- 2 t + the squares x_i^2: CF doubles, OF adds */
    xor r8d, r8d
    mov rdx, [rsi]
    mulx rcx, r13, rdx
    adcx r9, r9
    adox r9, rcx
    mov rdx, [rsi + 8]
    mulx rcx, rax, rdx
    adcx r10, r10
    adox r10, rax
    adcx r11, r11
    adox r11, rcx
    mov rdx, [rsi + 16]
    mulx rcx, rax, rdx
    adcx rbx, rbx
    adox rbx, rax
    adcx rbp, rbp
    adox rbp, rcx
    mov rdx, [rsi + 24]
    mulx r14, rax, rdx
    adcx r12, r12
    adox r12, rax
    adox r14, r8
    mulx rcx, rcx, rdx
    adcx r14, r8
    /* t <- t + (t_0 + W t_1) m W, without t_0 and t_1 */
    xor r8d, r8d
    mov r15d, 32
    shlx rax, r13, r15
    shrx rcx, r13, r15
    adcx r9, rax
    adox r10, rcx
    shlx rax, r9, r15
    shrx rcx, r9, r15
    adcx r10, rax
    adox r11, rcx
    mov rdx, [rip + sangi_p256_modulus + 8]
    mulx rcx, rax, r13
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, r9
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, r8
    mov r13, r8
    adcx r13, r8
    adox r13, r8
    /* t <- t + (t_2 + W t_3) m W, without t_2 and t_3 */
    xor r8d, r8d
    shlx rax, r10, r15
    shrx rcx, r10, r15
    adcx r11, rax
    adox rbx, rcx
    shlx rax, r11, r15
    shrx rcx, r11, r15
    adcx rbx, rax
    adox rbp, rcx
    mov rdx, [rip + sangi_p256_modulus + 8]
    mulx rcx, rax, r10
    lea rcx, [rcx + r13]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, r11
    adcx r12, rax
    adox r14, rcx
    adcx r14, r8
    mov r10, r8
    adcx r10, r8
    adox r10, r8
    /* z = t - p where t >= p, else t */
    mov rdx, rbx
    mov rax, rbp
    mov rcx, r12
    mov rsi, r14
    sub rbx, [rip + sangi_p256_modulus + 16]
    sbb rbp, [rip + sangi_p256_modulus]
    sbb r12, [rip + sangi_p256_modulus + 24]
    sbb r14, [rip + sangi_p256_modulus + 8]
    sbb r10, 0
    cmovc rbx, rdx
    cmovc rbp, rax
    cmovc r12, rcx
    cmovc r14, rsi
    mov [rdi], rbx
    mov [rdi + 8], rbp
    mov [rdi + 16], r12
    mov [rdi + 24], r14
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
    SIZE(sangi_p256_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p256_select_x64)
    .globl SYMBOL(sangi_p256_select_x64)
    KIND(sangi_p256_select_x64)
    .p2align 5
SYMBOL(sangi_p256_select_x64):
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
    SIZE(sangi_p256_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p256_cswap_x64)
    .globl SYMBOL(sangi_p256_cswap_x64)
    KIND(sangi_p256_cswap_x64)
    .p2align 5
SYMBOL(sangi_p256_cswap_x64):
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
    SIZE(sangi_p256_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p256_is_zero_x64)
    .globl SYMBOL(sangi_p256_is_zero_x64)
    KIND(sangi_p256_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p256_is_zero_x64):
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
    SIZE(sangi_p256_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p256_equal_x64)
    .globl SYMBOL(sangi_p256_equal_x64)
    KIND(sangi_p256_equal_x64)
    .p2align 5
SYMBOL(sangi_p256_equal_x64):
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
    SIZE(sangi_p256_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p256_modulus:
    .quad 0x00000000ffffffff
    .quad 0xffffffff00000001
    .quad 0xffffffffffffffff
    .quad 0x0000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
