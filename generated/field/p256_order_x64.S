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
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    UNWIND(endprologue)
    xor eax, eax
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    adcx r8, r9
    mulx r11, r9, [rax + 24]
    mulx rbp, rbx, [rax + 16]
    adcx r10, rbx
    adcx rbp, r9
    adcx r11, [rip + sangi_p256_order_modulus + 24]
    mov rdx, rcx
    xor ecx, ecx
    mulx r9, rcx, [rip + sangi_p256_order_modulus + 32]
    adcx r8, rcx
    adox r10, r9
    mulx r9, rcx, [rip + sangi_p256_order_modulus + 40]
    adox rbp, r9
    adcx r10, rcx
    mulx r9, rcx, [rip + sangi_p256_order_modulus + 48]
    adcx rbp, rcx
    adox r11, r9
    mulx r9, rcx, [rip + sangi_p256_order_modulus + 56]
    adox r9, [rip + sangi_p256_order_modulus + 24]
    adcx r11, rcx
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    mov rdx, [rsi + 8]
    mulx rbx, rcx, [rax + 16]
    xor r12d, r12d
    mulx r13, r12, [rax]
    adox r10, r13
    mov r13, [rip + sangi_p256_order_modulus + 24]
    adcx r8, r12
    mulx r14, r12, [rax + 8]
    adcx r10, r12
    adox rbp, r14
    adox r11, rbx
    mulx r12, rbx, [rax + 24]
    mov rdx, r8
    adcx rbp, rcx
    adox r9, r12
    adcx r11, rbx
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    mulx r8, rcx, [rip + sangi_p256_order_modulus + 32]
    mulx r12, rbx, [rip + sangi_p256_order_modulus + 40]
    adcx r13, [rip + sangi_p256_order_modulus + 24]
    adox r13, [rip + sangi_p256_order_modulus + 24]
    xor r14d, r14d
    adcx r10, rcx
    adox rbp, r8
    mulx r8, rcx, [rip + sangi_p256_order_modulus + 48]
    adox r11, r12
    adcx rbp, rbx
    adcx r11, rcx
    adox r9, r8
    mulx r8, rcx, [rip + sangi_p256_order_modulus + 56]
    adcx r9, rcx
    mov rdx, [rsi + 16]
    mov rcx, [rip + sangi_p256_order_modulus + 24]
    adox r13, r8
    mulx rbx, r8, [rax]
    adcx r13, [rip + sangi_p256_order_modulus + 24]
    xor r12d, r12d
    adcx r10, r8
    adox rbp, rbx
    mulx rbx, r8, [rax + 8]
    adox r11, rbx
    mulx r12, rbx, [rax + 16]
    adcx rbp, r8
    adcx r11, rbx
    adox r9, r12
    mulx rbx, r8, [rax + 24]
    adox r13, rbx
    adcx r9, r8
    mov rdx, r10
    adcx r13, [rip + sangi_p256_order_modulus + 24]
    adcx rcx, [rip + sangi_p256_order_modulus + 24]
    adox rcx, [rip + sangi_p256_order_modulus + 24]
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    mulx rbx, r8, [rip + sangi_p256_order_modulus]
    xor r12d, r12d
    mulx r14, r12, [rip + sangi_p256_order_modulus + 8]
    adox rbp, rbx
    adcx r10, r8
    adox r11, r14
    adcx rbp, r12
    mulx r10, r8, [rip + sangi_p256_order_modulus + 72]
    adox r9, r10
    mulx rbx, r10, [rip + sangi_p256_order_modulus + 16]
    adcx r11, r8
    adcx r9, r10
    adox r13, rbx
    adcx r13, [rip + sangi_p256_order_modulus + 24]
    adcx rcx, [rip + sangi_p256_order_modulus + 24]
    mov rdx, [rsi + 24]
    adox rcx, [rip + sangi_p256_order_modulus + 24]
    mulx r10, r8, [rax]
    xor ebx, ebx
    mulx r12, rbx, [rax + 8]
    adcx rbp, r8
    adox r11, r10
    adcx r11, rbx
    adox r9, r12
    mulx r10, r8, [rax + 16]
    adcx r9, r8
    adox r13, r10
    mulx r8, rax, [rax + 24]
    adcx r13, rax
    mov rdx, rbp
    adox rcx, r8
    adcx rcx, [rip + sangi_p256_order_modulus + 24]
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    mulx r8, rax, [rip + sangi_p256_order_modulus]
    xor r10d, r10d
    adox r11, r8
    adcx rbp, rax
    mulx r8, rax, [rip + sangi_p256_order_modulus + 8]
    adcx r11, rax
    mulx r10, rax, [rip + sangi_p256_order_modulus + 72]
    adox r9, r8
    adox r13, r10
    mov r8, [rip + sangi_p256_order_modulus + 24]
    mulx rbx, r10, [rip + sangi_p256_order_modulus + 16]
    mov rbp, r11
    adcx r9, rax
    mov rax, r9
    adox rcx, rbx
    adcx r13, r10
    adcx rcx, [rip + sangi_p256_order_modulus + 24]
    adcx r8, [rip + sangi_p256_order_modulus + 24]
    adox r8, [rip + sangi_p256_order_modulus + 24]
    sub r11, [rip + sangi_p256_order_modulus]
    mov r10, r13
    sbb r9, [rip + sangi_p256_order_modulus + 8]
    mov rbx, rcx
    sbb r13, [rip + sangi_p256_order_modulus + 72]
    sbb rcx, [rip + sangi_p256_order_modulus + 16]
    sbb r8, 0
    cmovc r11, rbp
    cmovc r9, rax
    cmovc rcx, rbx
    cmovc r13, r10
    mov [rdi + 8], r9
    mov [rdi + 24], rcx
    mov [rdi], r11
    mov [rdi + 16], r13
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
    mov rdx, [rsi]
    mov rax, [rsi + 24]
    mov rcx, [rsi + 16]
    xor r8d, r8d
    mov r8, [rsi + 8]
    mulx r10, r9, rdx
    adcx r8, r8
    lea r11, [rcx + rcx]
    lea rbx, [rax + rax]
    mulx rbp, r8, r8
    adcx rcx, rcx
    adox r10, r8
    mov [FRAME - 16], r11
    mulx r11, r8, rcx
    mov [FRAME - 32], rbx
    adox rbp, r8
    adcx rax, rax
    mulx rbx, r8, rax
    adox r11, r8
    mov r8d, 0
    adox rbx, r8
    sbb r8, r8
    mov [FRAME - 8], r8
    and r8, rdx
    mov rdx, r9
    mov [FRAME - 24], rcx
    mov ecx, 0
    mulx r12, r9, [rip + sangi_p256_order_modulus + 32]
    add rbx, r8
    adc rcx, 0
    xor r8d, r8d
    adcx r10, r9
    mov [FRAME - 40], rax
    mulx r8, rax, [rip + sangi_p256_order_modulus + 40]
    mov r9, [FRAME - 8]
    adox rbp, r12
    adox r11, r8
    adcx rbp, rax
    mulx r8, rax, [rip + sangi_p256_order_modulus + 48]
    adox rbx, r8
    adcx r11, rax
    mulx r8, rax, [rip + sangi_p256_order_modulus + 56]
    adcx rbx, rax
    mov rdx, [rsi + 8]
    adox rcx, r8
    adcx rcx, [rip + sangi_p256_order_modulus + 24]
    mulx r8, rax, rdx
    and r9, rdx
    xor r12d, r12d
    adcx rbp, rax
    mulx r12, rax, [FRAME - 16]
    adox r11, r8
    adcx r11, rax
    mulx r8, rax, [FRAME - 40]
    adox rbx, r12
    adox rcx, r8
    mov rdx, r10
    mov r8, [rip + sangi_p256_order_modulus + 24]
    adcx rbx, rax
    adcx rcx, r9
    adcx r8, [rip + sangi_p256_order_modulus + 24]
    adox r8, [rip + sangi_p256_order_modulus + 24]
    mulx r9, rax, [rip + sangi_p256_order_modulus + 32]
    xor r10d, r10d
    mulx r12, r10, [rip + sangi_p256_order_modulus + 40]
    adcx rbp, rax
    adox r11, r9
    adcx r11, r10
    adox rbx, r12
    mulx r9, rax, [rip + sangi_p256_order_modulus + 48]
    adox rcx, r9
    adcx rbx, rax
    mulx r9, rax, [rip + sangi_p256_order_modulus + 56]
    adcx rcx, rax
    mov rdx, [rsi + 16]
    adox r8, r9
    adcx r8, [rip + sangi_p256_order_modulus + 24]
    mov rax, [FRAME - 8]
    and rax, rdx
    xor r9d, r9d
    mov r9, [rip + sangi_p256_order_modulus + 24]
    mulx r12, r10, rdx
    adcx rbx, r10
    adox rcx, r12
    mulx r12, r10, [FRAME - 32]
    adcx rcx, r10
    adox r8, r12
    adcx r8, rax
    mov rdx, rbp
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    adox r9, [rip + sangi_p256_order_modulus + 24]
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    mulx r10, rax, [rip + sangi_p256_order_modulus]
    xor r12d, r12d
    adcx rbp, rax
    adox r11, r10
    mulx r10, rax, [rip + sangi_p256_order_modulus + 8]
    adox rbx, r10
    adcx r11, rax
    mulx r10, rax, [rip + sangi_p256_order_modulus + 72]
    mulx r12, rbp, [rip + sangi_p256_order_modulus + 16]
    adox rcx, r10
    adcx rbx, rax
    adox r8, r12
    adcx rcx, rbp
    adcx r8, [rip + sangi_p256_order_modulus + 24]
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    mov rdx, [rsi + 24]
    adox r9, [rip + sangi_p256_order_modulus + 24]
    xor eax, eax
    mulx r10, rax, rdx
    mov rdx, r11
    adox r9, r10
    adcx r8, rax
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    imul rdx, [rip + sangi_p256_order_modulus + 64]
    mulx r10, rax, [rip + sangi_p256_order_modulus]
    xor ebp, ebp
    adcx r11, rax
    adox rbx, r10
    mulx r10, rax, [rip + sangi_p256_order_modulus + 8]
    adcx rbx, rax
    adox rcx, r10
    mulx r10, rax, [rip + sangi_p256_order_modulus + 72]
    adox r8, r10
    mulx r11, r10, [rip + sangi_p256_order_modulus + 16]
    adcx rcx, rax
    adcx r8, r10
    mov rax, rbx
    adox r9, r11
    adcx r9, [rip + sangi_p256_order_modulus + 24]
    mov r10, rcx
    mov r11, [rip + sangi_p256_order_modulus + 24]
    adcx r11, [rip + sangi_p256_order_modulus + 24]
    adox r11, [rip + sangi_p256_order_modulus + 24]
    mov rbp, r8
    sub rbx, [rip + sangi_p256_order_modulus]
    sbb rcx, [rip + sangi_p256_order_modulus + 8]
    sbb r8, [rip + sangi_p256_order_modulus + 72]
    mov r12, r9
    sbb r9, [rip + sangi_p256_order_modulus + 16]
    sbb r11, 0
    cmovc rbx, rax
    cmovc rcx, r10
    mov [rdi], rbx
    cmovc r8, rbp
    cmovc r9, r12
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 8], rcx
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
