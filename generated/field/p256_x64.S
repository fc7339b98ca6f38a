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
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    xor r9d, r9d
    mulx r11, r10, [rax + 8]
    mulx rbp, rbx, [rax + 16]
    mulx r13, r12, [rax + 24]
    adcx r8, r10
    adcx r11, rbx
    adcx rbp, r12
    adcx r13, r9
    mov rdx, [rsi + 8]
    xor r9d, r9d
    mulx rbx, r10, [rax + 8]
    mulx r14, r12, [rax]
    adcx r8, r12
    adox r11, r14
    adcx r11, r10
    mulx r12, r10, [rax + 16]
    adox rbp, rbx
    adcx rbp, r10
    mulx rbx, r10, [rax + 24]
    mov r14d, 32
    mov rdx, [rip + sangi_p256_modulus + 8]
    adox r13, r12
    adcx r13, r10
    shlx r10, rcx, r14
    adox rbx, r9
    adcx rbx, r9
    xor r9d, r9d
    shrx r12, rcx, r14
    adcx r8, r10
    mulx r10, rcx, rcx
    adox r11, r12
    shlx r12, r8, r14
    mov r15, r9
    adcx r11, r12
    shrx r12, r8, r14
    adox rbp, r12
    adox r13, r10
    mulx r10, r8, r8
    adcx rbp, rcx
    mov rdx, [rsi + 16]
    adcx r13, r8
    mulx r8, rcx, [rax]
    adox rbx, r10
    adcx rbx, r9
    adcx r15, r9
    adox r15, r9
    mulx r10, r9, [rax + 8]
    xor r12d, r12d
    adcx r11, rcx
    adox rbp, r8
    mulx r8, rcx, [rax + 16]
    adcx rbp, r9
    adox r13, r10
    adox rbx, r8
    adcx r13, rcx
    mulx r8, rcx, [rax + 24]
    adox r15, r8
    adcx rbx, rcx
    mov rdx, [rsi + 24]
    adc r15, r12
    mulx r8, rcx, [rax + 8]
    mulx r10, r9, [rax]
    xor r12d, r12d
    adcx rbp, r9
    adox r13, r10
    mulx r10, r9, [rax + 24]
    adcx r13, rcx
    shlx rcx, r11, r14
    mulx rdx, rax, [rax + 16]
    adox rbx, r8
    adox r15, rdx
    adcx rbx, rax
    shrx rax, r11, r14
    adcx r15, r9
    mov rdx, [rip + sangi_p256_modulus + 8]
    adox r10, r12
    adcx r10, r12
    xor r8d, r8d
    adcx rbp, rcx
    mulx r9, rcx, r11
    shrx r11, rbp, r14
    adox r13, rax
    shlx rax, rbp, r14
    mov r12, r8
    adcx r13, rax
    adox rbx, r11
    adcx rbx, rcx
    mulx rcx, rax, rbp
    adox r15, r9
    mov r9, r13
    adox r10, rcx
    mov rcx, rbx
    adcx r15, rax
    adcx r10, r8
    adcx r12, r8
    adox r12, r8
    sub r13, [rip + sangi_p256_modulus + 16]
    mov rax, r15
    mov r8, r10
    sbb rbx, [rip + sangi_p256_modulus]
    sbb r15, [rip + sangi_p256_modulus + 24]
    sbb r10, [rip + sangi_p256_modulus + 8]
    sbb r12, 0
    cmovc rbx, rcx
    mov [rdi + 8], rbx
    cmovc r10, r8
    cmovc r13, r9
    cmovc r15, rax
    mov [rdi], r13
    mov [rdi + 16], r15
    mov [rdi + 24], r10
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
    mov rdx, [rsi]
    mulx rcx, rax, [rsi + 8]
    mulx r9, r8, [rsi + 24]
    mov rdx, [rsi + 16]
    mulx r11, r10, [rsi + 8]
    mulx rbp, rbx, [rsi]
    xor r12d, r12d
    adcx rcx, rbx
    adox r8, rbp
    mulx rbp, rbx, [rsi + 24]
    adox r9, r11
    adcx r8, r10
    mov rdx, [rsi + 24]
    mulx r11, r10, [rsi + 8]
    mov rdx, [rsi]
    adox rbx, r11
    adcx r9, r10
    mov r10d, 32
    adcx rbx, r12
    adox rbp, r12
    adcx rbp, r12
    xor r11d, r11d
    mulx r13, r12, rdx
    adcx rax, rax
    mov rdx, [rsi + 8]
    adox rax, r13
    mulx r14, r13, rdx
    mov rdx, [rsi + 16]
    adcx rcx, rcx
    adox rcx, r13
    adcx r8, r8
    adox r8, r14
    adcx r9, r9
    mulx r14, r13, rdx
    adox r9, r13
    mov rdx, [rsi + 24]
    adcx rbx, rbx
    adcx rbp, rbp
    adox rbx, r14
    mulx r14, r13, rdx
    shrx r15, r12, r10
    adox rbp, r13
    adox r14, r11
    shlx r13, r12, r10
    mulx rdx, rdx, rdx
    adcx r14, r11
    xor r11d, r11d
    adcx rax, r13
    adox rcx, r15
    shlx r13, rax, r10
    shrx r15, rax, r10
    mov rsi, r11
    adcx rcx, r13
    adox r8, r15
    mov rdx, [rip + sangi_p256_modulus + 8]
    shlx r13, rcx, r10
    mulx r15, r12, r12
    mulx rdx, rax, rax
    adox r9, r15
    adcx r8, r12
    adox rbx, rdx
    adcx r9, rax
    adcx rbx, r11
    adcx rsi, r11
    adox rsi, r11
    mov rdx, [rip + sangi_p256_modulus + 8]
    shrx rax, rcx, r10
    xor r11d, r11d
    adcx r8, r13
    shrx r12, r8, r10
    shlx r10, r8, r10
    adox r9, rax
    mulx rcx, rax, rcx
    adox rbx, r12
    lea rcx, [rcx + rsi]
    adcx r9, r10
    mov r10, r9
    adox rbp, rcx
    mulx r8, rcx, r8
    adcx rbx, rax
    mov rax, r11
    mov r12, rbx
    adox r14, r8
    adcx rbp, rcx
    adcx r14, r11
    mov rcx, rbp
    adcx rax, r11
    adox rax, r11
    sub r9, [rip + sangi_p256_modulus + 16]
    sbb rbx, [rip + sangi_p256_modulus]
    mov r8, r14
    sbb rbp, [rip + sangi_p256_modulus + 24]
    sbb r14, [rip + sangi_p256_modulus + 8]
    sbb rax, 0
    cmovc rbx, r12
    cmovc rbp, rcx
    cmovc r14, r8
    cmovc r9, r10
    mov [rdi + 16], rbp
    mov [rdi + 8], rbx
    mov [rdi], r9
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
