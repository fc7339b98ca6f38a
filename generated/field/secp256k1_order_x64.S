/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141
 * secp256k1_order, scalar field of secp256k1; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
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
    HIDE(sangi_secp256k1_order_add_x64)
    .globl SYMBOL(sangi_secp256k1_order_add_x64)
    KIND(sangi_secp256k1_order_add_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_add_x64):
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
    sub r10, [rip + sangi_secp256k1_order_modulus]
    mov r11, rcx
    sbb r11, [rip + sangi_secp256k1_order_modulus + 8]
    mov rdx, r8
    sbb rdx, -2
    mov [FRAME - 8], rsi
    sbb rsi, -1
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
    SIZE(sangi_secp256k1_order_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_secp256k1_order_sub_x64)
    .globl SYMBOL(sangi_secp256k1_order_sub_x64)
    KIND(sangi_secp256k1_order_sub_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_sub_x64):
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
    add r10, [rip + sangi_secp256k1_order_modulus]
    mov r11, rcx
    adc r11, [rip + sangi_secp256k1_order_modulus + 8]
    mov rdx, r8
    adc rdx, -2
    mov [FRAME - 8], rsi
    adc rsi, -1
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
    SIZE(sangi_secp256k1_order_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_order_neg_x64)
    .globl SYMBOL(sangi_secp256k1_order_neg_x64)
    KIND(sangi_secp256k1_order_neg_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_neg_x64):
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
    add r11, [rip + sangi_secp256k1_order_modulus]
    mov rdx, rcx
    adc rdx, [rip + sangi_secp256k1_order_modulus + 8]
    mov rsi, r8
    adc rsi, -2
    mov [FRAME - 8], r9
    adc r9, -1
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
    SIZE(sangi_secp256k1_order_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_order_dbl_x64)
    .globl SYMBOL(sangi_secp256k1_order_dbl_x64)
    KIND(sangi_secp256k1_order_dbl_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_dbl_x64):
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
    sub r10, [rip + sangi_secp256k1_order_modulus]
    mov r11, rcx
    sbb r11, [rip + sangi_secp256k1_order_modulus + 8]
    mov rdx, r8
    sbb rdx, -2
    mov [FRAME - 8], rsi
    sbb rsi, -1
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
    SIZE(sangi_secp256k1_order_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_order_half_x64)
    .globl SYMBOL(sangi_secp256k1_order_half_x64)
    KIND(sangi_secp256k1_order_half_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_secp256k1_order_modulus]
    and rcx, rax
    mov r8, [rip + sangi_secp256k1_order_modulus + 8]
    and r8, rax
    mov r9, -2
    and r9, rax
    and rax, -1
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
    SIZE(sangi_secp256k1_order_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_secp256k1_order_mul_x64)
    .globl SYMBOL(sangi_secp256k1_order_mul_x64)
    KIND(sangi_secp256k1_order_mul_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_mul_x64):
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
    UNWIND(endprologue)
    mov rax, rdx
    mov rdx, [rsi]
    xor ecx, ecx
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    mulx rbx, r11, [rax + 16]
    adcx r8, r9
    adcx r10, r11
    mulx r11, r9, [rax + 24]
    mov rdx, rcx
    adcx rbx, r9
    adcx r11, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx r9, rcx, [rip + sangi_secp256k1_order_modulus + 32]
    mulx rbp, rcx, [rip + sangi_secp256k1_order_modulus + 40]
    mov r12d, 0
    add rcx, r9
    mov r9d, 0
    adc rbp, rdx
    adc r12, 0
    sub r8, rcx
    sbb r10, rbp
    adc r12, 0
    add r11, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rbp, rcx, [rax]
    xor r13d, r13d
    adox r10, rbp
    adcx r8, rcx
    mulx rbp, rcx, [rax + 16]
    mulx r14, r13, [rax + 8]
    adcx r10, r13
    adox rbx, r14
    adcx rbx, rcx
    adox r11, rbp
    mulx rbp, rcx, [rax + 24]
    adox r9, rbp
    adcx r11, rcx
    mov rdx, r8
    mov rcx, [rip + sangi_secp256k1_order_modulus + 16]
    adcx r9, [rip + sangi_secp256k1_order_modulus + 16]
    adcx rcx, [rip + sangi_secp256k1_order_modulus + 16]
    adox rcx, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx rbp, r8, [rip + sangi_secp256k1_order_modulus + 32]
    mulx r13, r8, [rip + sangi_secp256k1_order_modulus + 40]
    lea r12, [r13 + r12]
    mov r13d, 0
    add r8, rbp
    adc r12, rdx
    adc r13, 0
    sub r10, r8
    sbb rbx, r12
    adc r13, 0
    add r9, rdx
    mov rdx, [rsi + 16]
    mulx rbp, r8, [rax + 8]
    adc rcx, 0
    xor r12d, r12d
    mulx r14, r12, [rax]
    adcx r10, r12
    adox rbx, r14
    adcx rbx, r8
    mulx r12, r8, [rax + 16]
    adox r11, rbp
    adox r9, r12
    mulx r12, rbp, [rax + 24]
    adcx r11, r8
    mov r8, [rip + sangi_secp256k1_order_modulus + 16]
    mov rdx, r10
    adcx r9, rbp
    adox rcx, r12
    adcx rcx, [rip + sangi_secp256k1_order_modulus + 16]
    adcx r8, [rip + sangi_secp256k1_order_modulus + 16]
    adox r8, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx rbp, r10, [rip + sangi_secp256k1_order_modulus + 40]
    lea rbp, [rbp + r13]
    mulx r13, r12, [rip + sangi_secp256k1_order_modulus + 32]
    add r10, r13
    mov r12d, 0
    adc rbp, rdx
    adc r12, 0
    sub rbx, r10
    sbb r11, rbp
    adc r12, 0
    add rcx, rdx
    mov rdx, [rsi + 24]
    mulx rbp, r10, [rax]
    adc r8, 0
    xor r13d, r13d
    mulx r14, r13, [rax + 8]
    adcx rbx, r10
    adox r11, rbp
    adox r9, r14
    mulx rbp, r10, [rax + 16]
    adcx r11, r13
    adox rcx, rbp
    adcx r9, r10
    mov r10, [rip + sangi_secp256k1_order_modulus + 16]
    mulx rbp, rax, [rax + 24]
    adox r8, rbp
    mov rdx, rbx
    adcx rcx, rax
    adcx r8, [rip + sangi_secp256k1_order_modulus + 16]
    adcx r10, [rip + sangi_secp256k1_order_modulus + 16]
    adox r10, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx rbx, rax, [rip + sangi_secp256k1_order_modulus + 32]
    mulx rbp, rax, [rip + sangi_secp256k1_order_modulus + 40]
    lea rbp, [rbp + r12]
    mov r12d, 0
    add r8, rdx
    adc r10, 0
    add rax, rbx
    adc rbp, rdx
    adc r12, 0
    sub r11, rax
    sbb r9, rbp
    adc r12, 0
    sub rcx, r12
    mov rax, r9
    mov rbx, r11
    sbb r8, 0
    mov rbp, r8
    mov r12, rcx
    sbb r10, 0
    sub r11, [rip + sangi_secp256k1_order_modulus]
    sbb r9, [rip + sangi_secp256k1_order_modulus + 8]
    sbb rcx, [rip + sangi_secp256k1_order_modulus + 48]
    sbb r8, [rip + sangi_secp256k1_order_modulus + 56]
    sbb r10, 0
    cmovc r8, rbp
    cmovc r9, rax
    cmovc r11, rbx
    cmovc rcx, r12
    mov [rdi + 24], r8
    mov [rdi + 16], rcx
    mov [rdi], r11
    mov [rdi + 8], r9
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
    SIZE(sangi_secp256k1_order_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_order_sqr_x64)
    .globl SYMBOL(sangi_secp256k1_order_sqr_x64)
    KIND(sangi_secp256k1_order_sqr_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_sqr_x64):
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
    mov rax, [rsi + 8]
    mulx r8, rcx, rdx
    xor r9d, r9d
    adcx rax, rax
    mulx r9, rax, rax
    adox r8, rax
    mov rax, [rsi + 16]
    lea r10, [rax + rax]
    mov r11, [rsi + 24]
    adcx rax, rax
    mov [FRAME - 24], rax
    mulx rbx, rax, rax
    mov [FRAME - 16], r10
    lea r10, [r11 + r11]
    mov [FRAME - 32], r10
    adox r9, rax
    adcx r11, r11
    mulx r10, rax, r11
    adox rbx, rax
    mov eax, 0
    mov [FRAME - 40], r11
    mov r11d, 0
    adox r10, r11
    sbb r11, r11
    mov [FRAME - 8], r11
    and r11, rdx
    mov rdx, rcx
    add r10, r11
    adc rax, 0
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx r11, rcx, [rip + sangi_secp256k1_order_modulus + 32]
    mulx rbp, rcx, [rip + sangi_secp256k1_order_modulus + 40]
    mov r12d, 0
    add rcx, r11
    adc rbp, rdx
    adc r12, 0
    sub r8, rcx
    sbb r9, rbp
    adc r12, 0
    add r10, rdx
    mov rdx, [rsi + 8]
    mulx r11, rcx, [FRAME - 40]
    mov rbp, [FRAME - 8]
    adc rax, 0
    mulx r14, r13, rdx
    and rbp, rdx
    xor r15d, r15d
    adcx r9, r13
    adox rbx, r14
    mulx r14, r13, [FRAME - 16]
    adcx rbx, r13
    mov rdx, r8
    adox r10, r14
    adox rax, r11
    adcx r10, rcx
    mov rcx, [rip + sangi_secp256k1_order_modulus + 16]
    adcx rax, rbp
    adcx rcx, [rip + sangi_secp256k1_order_modulus + 16]
    adox rcx, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx r11, r8, [rip + sangi_secp256k1_order_modulus + 32]
    mulx rbp, r8, [rip + sangi_secp256k1_order_modulus + 40]
    lea rbp, [rbp + r12]
    mov r12d, 0
    add r8, r11
    adc rbp, rdx
    mov r11, [FRAME - 8]
    adc r12, 0
    add rax, rdx
    mov rdx, [rsi + 16]
    adc rcx, 0
    sub r9, r8
    sbb rbx, rbp
    adc r12, 0
    and r11, rdx
    mulx rbp, r8, rdx
    xor r13d, r13d
    adox rax, rbp
    mulx r13, rbp, [FRAME - 32]
    adcx r10, r8
    adox rcx, r13
    mov r8, [rip + sangi_secp256k1_order_modulus + 16]
    adcx rax, rbp
    mov rdx, r9
    mov r9, [rip + sangi_secp256k1_order_modulus + 16]
    adcx rcx, r11
    adcx r8, [rip + sangi_secp256k1_order_modulus + 16]
    adox r8, [rip + sangi_secp256k1_order_modulus + 16]
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx rbp, r11, [rip + sangi_secp256k1_order_modulus + 32]
    mulx r13, r11, [rip + sangi_secp256k1_order_modulus + 40]
    lea r12, [r13 + r12]
    mov r13d, 0
    add r11, rbp
    adc r12, rdx
    adc r13, 0
    add rcx, rdx
    mov rdx, [rsi + 24]
    adc r8, 0
    sub rbx, r11
    sbb r10, r12
    adc r13, 0
    xor r11d, r11d
    mulx rbp, r11, rdx
    adcx rcx, r11
    adox r8, rbp
    adcx r8, [rip + sangi_secp256k1_order_modulus + 16]
    adcx r9, [rip + sangi_secp256k1_order_modulus + 16]
    adox r9, [rip + sangi_secp256k1_order_modulus + 16]
    mov rdx, rbx
    imul rdx, [rip + sangi_secp256k1_order_modulus + 24]
    mulx rbx, r11, [rip + sangi_secp256k1_order_modulus + 40]
    mulx r12, rbp, [rip + sangi_secp256k1_order_modulus + 32]
    lea rbx, [rbx + r13]
    mov ebp, 0
    add r11, r12
    adc rbx, rdx
    adc rbp, 0
    sub r10, r11
    mov r11, r10
    sbb rax, rbx
    adc rbp, 0
    add r8, rdx
    adc r9, 0
    sub rcx, rbp
    sbb r8, 0
    mov rbx, rax
    mov rbp, r8
    sbb r9, 0
    sub r10, [rip + sangi_secp256k1_order_modulus]
    mov r12, rcx
    sbb rax, [rip + sangi_secp256k1_order_modulus + 8]
    sbb rcx, [rip + sangi_secp256k1_order_modulus + 48]
    sbb r8, [rip + sangi_secp256k1_order_modulus + 56]
    sbb r9, 0
    cmovc rax, rbx
    cmovc r10, r11
    cmovc rcx, r12
    mov [rdi + 16], rcx
    mov [rdi], r10
    cmovc r8, rbp
    mov [rdi + 24], r8
    mov [rdi + 8], rax
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
    SIZE(sangi_secp256k1_order_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_secp256k1_order_select_x64)
    .globl SYMBOL(sangi_secp256k1_order_select_x64)
    KIND(sangi_secp256k1_order_select_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_select_x64):
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
    SIZE(sangi_secp256k1_order_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_secp256k1_order_cswap_x64)
    .globl SYMBOL(sangi_secp256k1_order_cswap_x64)
    KIND(sangi_secp256k1_order_cswap_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_cswap_x64):
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
    SIZE(sangi_secp256k1_order_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_secp256k1_order_is_zero_x64)
    .globl SYMBOL(sangi_secp256k1_order_is_zero_x64)
    KIND(sangi_secp256k1_order_is_zero_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_is_zero_x64):
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
    SIZE(sangi_secp256k1_order_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_secp256k1_order_equal_x64)
    .globl SYMBOL(sangi_secp256k1_order_equal_x64)
    KIND(sangi_secp256k1_order_equal_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_order_equal_x64):
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
    SIZE(sangi_secp256k1_order_equal_x64)


    CONSTANTS
    .p2align 6
sangi_secp256k1_order_modulus:
    .quad 0xbfd25e8cd0364141
    .quad 0xbaaedce6af48a03b
    .quad 0x0000000000000000
    .quad 0x4b0dff665588b13f
    .quad 0x402da1732fc9bebf
    .quad 0x4551231950b75fc4
    .quad 0xfffffffffffffffe
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
