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
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

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
    mov rsi, [rsi + 40]
    adc rsi, [rdx + 40]
    /* s has one more limb: its carry */
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, [rip + sangi_p384_modulus]
    mov [FRAME - 8], rcx
    sbb rcx, [rip + sangi_p384_modulus + 8]
    mov [FRAME - 16], r8
    sbb r8, -2
    mov [FRAME - 24], r9
    sbb r9, -1
    mov [FRAME - 32], r10
    sbb r10, -1
    mov [FRAME - 40], rsi
    sbb rsi, -1
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc rsi, [FRAME - 40]
    mov [rdi], rdx
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
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
    mov rsi, [rsi + 40]
    sbb rsi, [rdx + 40]
    /* t = d + p */
    sbb r11, r11
    mov rdx, rax
    add rdx, [rip + sangi_p384_modulus]
    mov [FRAME - 8], rcx
    adc rcx, [rip + sangi_p384_modulus + 8]
    mov [FRAME - 16], r8
    adc r8, -2
    mov [FRAME - 24], r9
    adc r9, -1
    mov [FRAME - 32], r10
    adc r10, -1
    mov [FRAME - 40], rsi
    adc rsi, -1
    /* t where d < 0, else d */
    test r11, r11
    cmovnz rax, rdx
    cmovz rcx, [FRAME - 8]
    cmovz r8, [FRAME - 16]
    cmovz r9, [FRAME - 24]
    cmovz r10, [FRAME - 32]
    cmovz rsi, [FRAME - 40]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
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
    /* t = d + p */
    sbb rdx, rdx
    mov rsi, rax
    add rsi, [rip + sangi_p384_modulus]
    mov [FRAME - 8], rcx
    adc rcx, [rip + sangi_p384_modulus + 8]
    mov [FRAME - 16], r8
    adc r8, -2
    mov [FRAME - 24], r9
    adc r9, -1
    mov [FRAME - 32], r10
    adc r10, -1
    mov [FRAME - 40], r11
    adc r11, -1
    /* t where d < 0, else d */
    test rdx, rdx
    cmovnz rax, rsi
    cmovz rcx, [FRAME - 8]
    cmovz r8, [FRAME - 16]
    cmovz r9, [FRAME - 24]
    cmovz r10, [FRAME - 32]
    cmovz r11, [FRAME - 40]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
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
    mov rsi, [rsi + 40]
    adc rsi, rsi
    /* s has one more limb: its carry */
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, [rip + sangi_p384_modulus]
    mov [FRAME - 8], rcx
    sbb rcx, [rip + sangi_p384_modulus + 8]
    mov [FRAME - 16], r8
    sbb r8, -2
    mov [FRAME - 24], r9
    sbb r9, -1
    mov [FRAME - 32], r10
    sbb r10, -1
    mov [FRAME - 40], rsi
    sbb rsi, -1
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc rsi, [FRAME - 40]
    mov [rdi], rdx
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
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
    mov rcx, [rip + sangi_p384_modulus]
    and rcx, rax
    mov r8, [rip + sangi_p384_modulus + 8]
    and r8, rax
    mov r9, -2
    and r9, rax
    mov r10, -1
    and r10, rax
    mov r11, -1
    and r11, rax
    and rax, -1
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rax, [rsi + 40]
    /* s / 2 */
    rcr rax, 1
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
    mov [rdi + 40], rax
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
    mulx r10, r9, [rax + 8]
    xor r11d, r11d
    adcx r8, r9
    mulx r11, r9, [rax + 16]
    adcx r10, r9
    mulx rbx, r9, [rax + 24]
    adcx r11, r9
    mulx rbp, r9, [rax + 40]
    mulx r13, r12, [rax + 32]
    adcx rbx, r12
    adcx r13, r9
    mov rdx, rcx
    adcx rbp, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r9, rcx, [rip + sangi_p384_modulus + 32]
    mov ecx, 0
    mulx r14, r12, [rip + sangi_p384_modulus]
    add r12, r9
    adc r14, rdx
    adc rcx, 0
    sub r8, r12
    sbb r10, r14
    adc rcx, 0
    mov r9d, 0
    add rbp, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx r14, r12, [rax]
    xor r15d, r15d
    adox r10, r14
    mulx r15, r14, [rax + 8]
    adcx r8, r12
    adcx r10, r14
    mulx r14, r12, [rax + 16]
    adox r11, r15
    adcx r11, r12
    adox rbx, r14
    mulx r14, r12, [rax + 24]
    adox r13, r14
    mulx r15, r14, [rax + 32]
    adcx rbx, r12
    adox rbp, r15
    adcx r13, r14
    mulx r14, r12, [rax + 40]
    adcx rbp, r12
    adox r9, r14
    mov rdx, r8
    adcx r9, [rip + sangi_p384_modulus + 16]
    mov r8, [rip + sangi_p384_modulus + 16]
    adcx r8, [rip + sangi_p384_modulus + 16]
    adox r8, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r14, r12, [rip + sangi_p384_modulus + 32]
    mulx r15, r12, [rip + sangi_p384_modulus]
    lea rcx, [r15 + rcx]
    add r12, r14
    adc rcx, rdx
    mov r14d, 0
    adc r14, 0
    sub r10, r12
    sbb r11, rcx
    adc r14, 0
    add r9, rdx
    mov rdx, [rsi + 16]
    adc r8, 0
    xor ecx, ecx
    mulx r12, rcx, [rax]
    adox r11, r12
    adcx r10, rcx
    mulx r12, rcx, [rax + 8]
    adcx r11, rcx
    adox rbx, r12
    mulx r12, rcx, [rax + 16]
    adox r13, r12
    mulx r15, r12, [rax + 24]
    adcx rbx, rcx
    mov rcx, [rip + sangi_p384_modulus + 16]
    adcx r13, r12
    adox rbp, r15
    mulx r15, r12, [rax + 32]
    adox r9, r15
    mulx rdx, r15, [rax + 40]
    adox r8, rdx
    adcx rbp, r12
    adcx r9, r15
    mov rdx, r10
    adcx r8, [rip + sangi_p384_modulus + 16]
    adcx rcx, [rip + sangi_p384_modulus + 16]
    adox rcx, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r12, r10, [rip + sangi_p384_modulus + 32]
    mulx r15, r10, [rip + sangi_p384_modulus]
    lea r14, [r15 + r14]
    add r10, r12
    adc r14, rdx
    mov r12d, 0
    adc r12, 0
    add r8, rdx
    adc rcx, 0
    sub r11, r10
    sbb rbx, r14
    adc r12, 0
    mov rdx, [rsi + 24]
    mulx r14, r10, [rax]
    xor r15d, r15d
    adcx r11, r10
    mulx r15, r10, [rax + 8]
    adox rbx, r14
    adox r13, r15
    mulx r15, r14, [rax + 16]
    adcx rbx, r10
    adox rbp, r15
    mulx r15, r10, [rax + 24]
    adcx r13, r14
    adcx rbp, r10
    mulx r14, r10, [rax + 32]
    adox r9, r15
    adcx r9, r10
    adox r8, r14
    mulx r14, r10, [rax + 40]
    adox rcx, r14
    adcx r8, r10
    adcx rcx, [rip + sangi_p384_modulus + 16]
    mov r10, [rip + sangi_p384_modulus + 16]
    adcx r10, [rip + sangi_p384_modulus + 16]
    adox r10, [rip + sangi_p384_modulus + 16]
    mov rdx, r11
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r14, r11, [rip + sangi_p384_modulus + 32]
    mulx r15, r11, [rip + sangi_p384_modulus]
    add r11, r14
    mov r14d, 0
    lea r12, [r15 + r12]
    adc r12, rdx
    adc r14, 0
    sub rbx, r11
    sbb r13, r12
    adc r14, 0
    add rcx, rdx
    mov rdx, [rsi + 32]
    adc r10, 0
    xor r11d, r11d
    mulx r12, r11, [rax]
    adox r13, r12
    mulx r15, r12, [rax + 8]
    adcx rbx, r11
    adcx r13, r12
    mulx r12, r11, [rax + 16]
    adox rbp, r15
    adox r9, r12
    adcx rbp, r11
    mulx r12, r11, [rax + 24]
    adox r8, r12
    mulx r15, r12, [rax + 32]
    adcx r9, r11
    adox rcx, r15
    adcx r8, r12
    mov r11, [rip + sangi_p384_modulus + 16]
    mulx r15, r12, [rax + 40]
    adcx rcx, r12
    adox r10, r15
    adcx r10, [rip + sangi_p384_modulus + 16]
    mov rdx, rbx
    adcx r11, [rip + sangi_p384_modulus + 16]
    adox r11, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r12, rbx, [rip + sangi_p384_modulus + 32]
    mulx r15, rbx, [rip + sangi_p384_modulus]
    lea r14, [r15 + r14]
    add rbx, r12
    adc r14, rdx
    mov r12d, 0
    adc r12, 0
    sub r13, rbx
    sbb rbp, r14
    adc r12, 0
    add r10, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx r14, rbx, [rax + 8]
    xor r15d, r15d
    mulx rsi, r15, [rax]
    adcx r13, r15
    adox rbp, rsi
    adcx rbp, rbx
    mulx r15, rbx, [rax + 16]
    adox r9, r14
    adcx r9, rbx
    mulx r14, rbx, [rax + 24]
    adox r8, r15
    adox rcx, r14
    adcx r8, rbx
    mov rbx, [rip + sangi_p384_modulus + 16]
    mulx r15, r14, [rax + 40]
    mulx rdx, rax, [rax + 32]
    adox r10, rdx
    adcx rcx, rax
    adox r11, r15
    adcx r10, r14
    adcx r11, [rip + sangi_p384_modulus + 16]
    adcx rbx, [rip + sangi_p384_modulus + 16]
    adox rbx, [rip + sangi_p384_modulus + 16]
    mov eax, 0
    mov rdx, r13
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r14, r13, [rip + sangi_p384_modulus + 32]
    mulx r15, r13, [rip + sangi_p384_modulus]
    add r13, r14
    lea r12, [r15 + r12]
    adc r12, rdx
    adc rax, 0
    sub rbp, r13
    sbb r9, r12
    adc rax, 0
    mov r12, rbp
    add r11, rdx
    adc rbx, 0
    sub r8, rax
    sbb rcx, 0
    sbb r10, 0
    mov rax, r10
    sbb r11, 0
    mov r13, rcx
    mov r14, r9
    mov r15, r11
    sbb rbx, 0
    sub rbp, [rip + sangi_p384_modulus]
    mov rdx, r8
    sbb r9, [rip + sangi_p384_modulus + 8]
    sbb r8, [rip + sangi_p384_modulus + 40]
    sbb rcx, [rip + sangi_p384_modulus + 48]
    sbb r10, [rip + sangi_p384_modulus + 48]
    sbb r11, [rip + sangi_p384_modulus + 48]
    sbb rbx, 0
    cmovc rcx, r13
    cmovc rbp, r12
    cmovc r8, rdx
    mov [rdi], rbp
    cmovc r11, r15
    mov [rdi + 24], rcx
    mov [rdi + 40], r11
    cmovc r9, r14
    mov [rdi + 16], r8
    mov [rdi + 8], r9
    cmovc r10, rax
    mov [rdi + 32], r10
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
    mov rax, [rsi + 8]
    mov rdx, [rsi]
    xor ecx, ecx
    mulx r8, rcx, rdx
    mov r9, [rsi + 16]
    adcx rax, rax
    lea r10, [r9 + r9]
    mov r11, [rsi + 24]
    adcx r9, r9
    mov [FRAME - 16], r10
    mov [FRAME - 24], r9
    mulx r10, rax, rax
    adox r8, rax
    mulx r9, rax, r9
    adox r10, rax
    lea rax, [r11 + r11]
    adcx r11, r11
    mov [FRAME - 40], r11
    mulx rbx, r11, r11
    mov rbp, [rsi + 32]
    adox r9, r11
    mov [FRAME - 32], rax
    lea rax, [rbp + rbp]
    mov [FRAME - 48], rax
    adcx rbp, rbp
    mov [FRAME - 56], rbp
    mov rax, [rsi + 40]
    mulx rbp, r11, rbp
    lea r12, [rax + rax]
    adox rbx, r11
    adcx rax, rax
    mov [FRAME - 72], rax
    mulx r11, rax, rax
    adox rbp, rax
    mov eax, 0
    adox r11, rax
    sbb rax, rax
    mov [FRAME - 64], r12
    mov [FRAME - 8], rax
    mov r12, [FRAME - 8]
    and rax, rdx
    mov rdx, rcx
    mov ecx, 0
    add r11, rax
    adc rcx, 0
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r13, rax, [rip + sangi_p384_modulus + 32]
    mulx r14, rax, [rip + sangi_p384_modulus]
    add rax, r13
    mov r13d, 0
    adc r14, rdx
    adc r13, 0
    sub r8, rax
    sbb r10, r14
    adc r13, 0
    add r11, rdx
    mov rdx, [rsi + 8]
    adc rcx, 0
    and r12, rdx
    mulx r14, rax, rdx
    xor r15d, r15d
    adcx r10, rax
    mulx r15, rax, [FRAME - 16]
    adox r9, r14
    adox rbx, r15
    mulx r15, r14, [FRAME - 40]
    adox rbp, r15
    adcx r9, rax
    adcx rbx, r14
    mulx r14, rax, [FRAME - 56]
    adcx rbp, rax
    mov rax, [rip + sangi_p384_modulus + 16]
    adox r11, r14
    mulx r15, r14, [FRAME - 72]
    adox rcx, r15
    adcx r11, r14
    adcx rcx, r12
    mov rdx, r8
    adcx rax, [rip + sangi_p384_modulus + 16]
    adox rax, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r12, r8, [rip + sangi_p384_modulus + 32]
    mulx r14, r8, [rip + sangi_p384_modulus]
    mov r15d, 0
    add rcx, rdx
    lea r13, [r14 + r13]
    adc rax, 0
    add r8, r12
    adc r13, rdx
    adc r15, 0
    mov rdx, [rsi + 16]
    sub r10, r8
    mulx r12, r8, rdx
    sbb r9, r13
    mov r13, [FRAME - 8]
    adc r15, 0
    and r13, rdx
    xor r14d, r14d
    adcx rbx, r8
    mulx r14, r8, [FRAME - 32]
    adox rbp, r12
    adcx rbp, r8
    mulx r12, r8, [FRAME - 56]
    adox r11, r14
    adcx r11, r8
    mov r8, [rip + sangi_p384_modulus + 16]
    mulx rdx, r14, [FRAME - 72]
    adox rcx, r12
    adcx rcx, r14
    adox rax, rdx
    adcx rax, r13
    adcx r8, [rip + sangi_p384_modulus + 16]
    mov rdx, r10
    adox r8, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r12, r10, [rip + sangi_p384_modulus + 32]
    mulx r13, r10, [rip + sangi_p384_modulus]
    lea r13, [r13 + r15]
    mov r14d, 0
    add r10, r12
    adc r13, rdx
    adc r14, 0
    add rax, rdx
    mov rdx, [rsi + 24]
    adc r8, 0
    mov r12, [FRAME - 8]
    sub r9, r10
    sbb rbx, r13
    adc r14, 0
    and r12, rdx
    mulx r13, r10, rdx
    xor r15d, r15d
    adox rcx, r13
    adcx r11, r10
    mulx r13, r10, [FRAME - 48]
    adox rax, r13
    adcx rcx, r10
    mulx r13, r10, [FRAME - 72]
    adcx rax, r10
    adox r8, r13
    mov r10, [rip + sangi_p384_modulus + 16]
    adcx r8, r12
    mov rdx, r9
    adcx r10, [rip + sangi_p384_modulus + 16]
    adox r10, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx r12, r9, [rip + sangi_p384_modulus + 32]
    mulx r13, r9, [rip + sangi_p384_modulus]
    lea r13, [r13 + r14]
    mov r14d, 0
    add r9, r12
    adc r13, rdx
    adc r14, 0
    sub rbx, r9
    sbb rbp, r13
    adc r14, 0
    add r8, rdx
    mov rdx, [rsi + 32]
    adc r10, 0
    mov r9, [FRAME - 8]
    and r9, rdx
    mulx r13, r12, rdx
    xor r15d, r15d
    adox r8, r13
    adcx rax, r12
    mulx r13, r12, [FRAME - 64]
    adcx r8, r12
    adox r10, r13
    mov r12, [rip + sangi_p384_modulus + 16]
    adcx r10, r9
    adcx r12, [rip + sangi_p384_modulus + 16]
    adox r12, [rip + sangi_p384_modulus + 16]
    mov rdx, rbx
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx rbx, r9, [rip + sangi_p384_modulus + 32]
    mulx r13, r9, [rip + sangi_p384_modulus]
    lea r13, [r13 + r14]
    mov r14d, 0
    add r9, rbx
    adc r13, rdx
    adc r14, 0
    add r10, rdx
    adc r12, 0
    sub rbp, r9
    sbb r11, r13
    mov rdx, [rsi + 40]
    adc r14, 0
    xor r9d, r9d
    mulx rbx, r9, rdx
    adox r12, rbx
    mov rbx, [rip + sangi_p384_modulus + 16]
    adcx r10, r9
    adcx r12, [rip + sangi_p384_modulus + 16]
    mov rdx, rbp
    adcx rbx, [rip + sangi_p384_modulus + 16]
    adox rbx, [rip + sangi_p384_modulus + 16]
    imul rdx, [rip + sangi_p384_modulus + 24]
    mulx rbp, r9, [rip + sangi_p384_modulus]
    mulx r15, r13, [rip + sangi_p384_modulus + 32]
    lea rbp, [rbp + r14]
    mov r13d, 0
    add r9, r15
    adc rbp, rdx
    adc r13, 0
    sub r11, r9
    sbb rcx, rbp
    adc r13, 0
    add r12, rdx
    adc rbx, 0
    sub rax, r13
    sbb r8, 0
    sbb r10, 0
    sbb r12, 0
    sbb rbx, 0
    mov r9, r12
    mov rbp, rcx
    mov r13, r10
    mov r14, r11
    mov r15, rax
    sub r11, [rip + sangi_p384_modulus]
    sbb rcx, [rip + sangi_p384_modulus + 8]
    sbb rax, [rip + sangi_p384_modulus + 40]
    mov rdx, r8
    sbb r8, [rip + sangi_p384_modulus + 48]
    sbb r10, [rip + sangi_p384_modulus + 48]
    sbb r12, [rip + sangi_p384_modulus + 48]
    sbb rbx, 0
    cmovc rcx, rbp
    cmovc r11, r14
    cmovc rax, r15
    cmovc r10, r13
    cmovc r8, rdx
    mov [rdi + 16], rax
    mov [rdi + 24], r8
    mov [rdi + 32], r10
    cmovc r12, r9
    mov [rdi], r11
    mov [rdi + 40], r12
    mov [rdi + 8], rcx
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
    mov rdx, [rdx + 40]
    cmovnz rdx, [rsi + 40]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rdx
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
    mov rax, [rdi]
    or rax, [rdi + 8]
    or rax, [rdi + 16]
    or rax, [rdi + 24]
    or rax, [rdi + 32]
    or rax, [rdi + 40]
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
    mov rdi, [rdi + 40]
    xor rdi, [rsi + 40]
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
    .quad 0x0000000000000000
    .quad 0x0000000100000001
    .quad 0xffffffff00000001
    .quad 0xfffffffffffffffe
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
