/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001
 * bls12_381_order, scalar field of BLS12-381; 255 bits in 4 limbs of 64, a spare bit on top
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
    HIDE(sangi_bls12_381_order_add_x64)
    .globl SYMBOL(sangi_bls12_381_order_add_x64)
    KIND(sangi_bls12_381_order_add_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_add_x64):
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
    sub r9, [rip + sangi_bls12_381_order_modulus]
    mov r10, rcx
    sbb r10, [rip + sangi_bls12_381_order_modulus + 8]
    mov r11, r8
    sbb r11, [rip + sangi_bls12_381_order_modulus + 16]
    mov rdx, rsi
    sbb rdx, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_bls12_381_order_sub_x64)
    .globl SYMBOL(sangi_bls12_381_order_sub_x64)
    KIND(sangi_bls12_381_order_sub_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_sub_x64):
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
    add r9, [rip + sangi_bls12_381_order_modulus]
    mov r10, rcx
    adc r10, [rip + sangi_bls12_381_order_modulus + 8]
    mov r11, r8
    adc r11, [rip + sangi_bls12_381_order_modulus + 16]
    mov rdx, rsi
    adc rdx, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_bls12_381_order_neg_x64)
    .globl SYMBOL(sangi_bls12_381_order_neg_x64)
    KIND(sangi_bls12_381_order_neg_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_neg_x64):
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
    add r10, [rip + sangi_bls12_381_order_modulus]
    mov r11, rcx
    adc r11, [rip + sangi_bls12_381_order_modulus + 8]
    mov rdx, r8
    adc rdx, [rip + sangi_bls12_381_order_modulus + 16]
    mov rsi, r9
    adc rsi, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_bls12_381_order_dbl_x64)
    .globl SYMBOL(sangi_bls12_381_order_dbl_x64)
    KIND(sangi_bls12_381_order_dbl_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_dbl_x64):
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
    sub r9, [rip + sangi_bls12_381_order_modulus]
    mov r10, rcx
    sbb r10, [rip + sangi_bls12_381_order_modulus + 8]
    mov r11, r8
    sbb r11, [rip + sangi_bls12_381_order_modulus + 16]
    mov rdx, rsi
    sbb rdx, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_bls12_381_order_half_x64)
    .globl SYMBOL(sangi_bls12_381_order_half_x64)
    KIND(sangi_bls12_381_order_half_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_bls12_381_order_modulus]
    and rcx, rax
    mov r8, [rip + sangi_bls12_381_order_modulus + 8]
    and r8, rax
    mov r9, [rip + sangi_bls12_381_order_modulus + 16]
    and r9, rax
    and rax, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_bls12_381_order_mul_x64)
    .globl SYMBOL(sangi_bls12_381_order_mul_x64)
    KIND(sangi_bls12_381_order_mul_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_mul_x64):
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
    xor ecx, ecx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    adcx r8, r9
    mulx r11, r9, [rax + 16]
    mulx rbp, rbx, [rax + 24]
    adcx r10, r9
    adcx r11, rbx
    mov rdx, rcx
    adcx rbp, [rip + sangi_bls12_381_order_modulus + 32]
    xor ecx, ecx
    mulx r9, rcx, [rip + sangi_bls12_381_order_modulus + 40]
    adcx r8, rcx
    mulx rbx, rcx, [rip + sangi_bls12_381_order_modulus + 48]
    adox r10, r9
    adox r11, rbx
    adcx r10, rcx
    mulx r9, rcx, [rip + sangi_bls12_381_order_modulus + 56]
    adcx r11, rcx
    adox rbp, r9
    mulx r9, rcx, [rip + sangi_bls12_381_order_modulus + 64]
    adcx rbp, rcx
    mov rdx, [rsi + 8]
    adox r9, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    mulx rbx, rcx, [rax]
    xor r12d, r12d
    adcx r8, rcx
    adox r10, rbx
    mulx rbx, rcx, [rax + 8]
    adcx r10, rcx
    adox r11, rbx
    mulx rbx, rcx, [rax + 16]
    adcx r11, rcx
    mulx r12, rcx, [rax + 24]
    adox rbp, rbx
    adox r9, r12
    mov rdx, r8
    mulx rbx, r8, [rip + sangi_bls12_381_order_modulus + 48]
    adcx rbp, rcx
    mulx r12, rcx, [rip + sangi_bls12_381_order_modulus + 40]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    xor r13d, r13d
    adcx r10, rcx
    adox r11, r12
    adox rbp, rbx
    mulx rbx, rcx, [rip + sangi_bls12_381_order_modulus + 56]
    adcx r11, r8
    mulx r12, r8, [rip + sangi_bls12_381_order_modulus + 64]
    adox r9, rbx
    adcx rbp, rcx
    adcx r9, r8
    adox r12, [rip + sangi_bls12_381_order_modulus + 32]
    mov rdx, [rsi + 16]
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    mulx r8, rcx, [rax]
    xor ebx, ebx
    adcx r10, rcx
    mulx rbx, rcx, [rax + 8]
    adox r11, r8
    mulx r13, r8, [rax + 24]
    adox rbp, rbx
    mulx r14, rbx, [rax + 16]
    adcx r11, rcx
    adox r9, r14
    adcx rbp, rbx
    adox r12, r13
    mov rdx, r10
    adcx r9, r8
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor ecx, ecx
    mulx r8, rcx, [rip + sangi_bls12_381_order_modulus]
    adox r11, r8
    adcx r10, rcx
    mulx r8, rcx, [rip + sangi_bls12_381_order_modulus + 8]
    adcx r11, rcx
    adox rbp, r8
    mulx r8, rcx, [rip + sangi_bls12_381_order_modulus + 16]
    adcx rbp, rcx
    mov rcx, [rip + sangi_bls12_381_order_modulus + 32]
    mulx rbx, r10, [rip + sangi_bls12_381_order_modulus + 24]
    adox r9, r8
    mov rdx, [rsi + 24]
    adcx r9, r10
    adox r12, rbx
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    adcx rcx, [rip + sangi_bls12_381_order_modulus + 32]
    adox rcx, [rip + sangi_bls12_381_order_modulus + 32]
    mulx r10, r8, [rax]
    xor ebx, ebx
    adcx r11, r8
    mulx rbx, r8, [rax + 8]
    adox rbp, r10
    adox r9, rbx
    adcx rbp, r8
    mulx r10, r8, [rax + 16]
    adox r12, r10
    adcx r9, r8
    mulx r8, rax, [rax + 24]
    adox rcx, r8
    adcx r12, rax
    mov rdx, r11
    adcx rcx, [rip + sangi_bls12_381_order_modulus + 32]
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor eax, eax
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus]
    adcx r11, rax
    adox rbp, r8
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adox r9, r8
    mulx r10, r8, [rip + sangi_bls12_381_order_modulus + 24]
    mulx rbx, r11, [rip + sangi_bls12_381_order_modulus + 16]
    adcx rbp, rax
    adox r12, rbx
    adcx r9, r11
    adox rcx, r10
    adcx r12, r8
    adcx rcx, [rip + sangi_bls12_381_order_modulus + 32]
    mov rax, r12
    mov r8, rcx
    mov r10, rbp
    mov r11, r9
    sub rbp, [rip + sangi_bls12_381_order_modulus]
    sbb r9, [rip + sangi_bls12_381_order_modulus + 8]
    sbb r12, [rip + sangi_bls12_381_order_modulus + 16]
    sbb rcx, [rip + sangi_bls12_381_order_modulus + 24]
    cmovc rbp, r10
    cmovc r9, r11
    cmovc rcx, r8
    cmovc r12, rax
    mov [rdi], rbp
    mov [rdi + 16], r12
    mov [rdi + 8], r9
    mov [rdi + 24], rcx
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
    SIZE(sangi_bls12_381_order_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_bls12_381_order_sqr_x64)
    .globl SYMBOL(sangi_bls12_381_order_sqr_x64)
    KIND(sangi_bls12_381_order_sqr_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_sqr_x64):
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
    RESERVE
    UNWIND(endprologue)
    xor eax, eax
    mov rdx, [rsi]
    mov rax, [rsi + 8]
    mulx r8, rcx, rdx
    mov r9, [rsi + 16]
    adcx rax, rax
    lea r10, [r9 + r9]
    mulx r11, rax, rax
    adox r8, rax
    mov eax, 0
    mov [FRAME - 8], r10
    adcx r9, r9
    mulx rbx, r10, r9
    adox r11, r10
    mov r10, [rsi + 24]
    lea rbp, [r10 + r10]
    mov [FRAME - 16], r9
    adcx r10, r10
    mov [FRAME - 24], rbp
    mulx rbp, r9, r10
    adox rbx, r9
    mov rdx, rcx
    mov [FRAME - 32], r10
    mulx r9, rcx, [rip + sangi_bls12_381_order_modulus + 40]
    adox rbp, rax
    xor eax, eax
    adcx r8, rcx
    adox r11, r9
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 48]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 56]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 64]
    adcx rbp, rax
    mov rdx, [rsi + 8]
    adox rcx, [rip + sangi_bls12_381_order_modulus + 32]
    adcx rcx, [rip + sangi_bls12_381_order_modulus + 32]
    xor eax, eax
    mulx r9, rax, rdx
    adcx r11, rax
    mulx r10, rax, [FRAME - 8]
    adox rbx, r9
    mov r9, [rip + sangi_bls12_381_order_modulus + 32]
    adox rbp, r10
    adcx rbx, rax
    mulx r10, rax, [FRAME - 32]
    adcx rbp, rax
    adox rcx, r10
    mov rdx, r8
    adcx rcx, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    adox r9, [rip + sangi_bls12_381_order_modulus + 32]
    xor eax, eax
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 40]
    adcx r11, rax
    mulx r10, rax, [rip + sangi_bls12_381_order_modulus + 48]
    adox rbx, r8
    mulx r12, r8, [rip + sangi_bls12_381_order_modulus + 64]
    adcx rbx, rax
    mulx r13, rax, [rip + sangi_bls12_381_order_modulus + 56]
    adox rbp, r10
    mov rdx, [rsi + 16]
    adcx rbp, rax
    adox rcx, r13
    mulx r10, rax, rdx
    adcx rcx, r8
    adox r9, r12
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    xor r8d, r8d
    adcx rbp, rax
    mulx r8, rax, [FRAME - 24]
    adox rcx, r10
    mov r10, [rip + sangi_bls12_381_order_modulus + 32]
    adox r9, r8
    adcx rcx, rax
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    mov rdx, r11
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    adox r10, [rip + sangi_bls12_381_order_modulus + 32]
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus]
    xor r12d, r12d
    adox rbx, r8
    adcx r11, rax
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adox rbp, r8
    adcx rbx, rax
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adox rcx, r8
    mulx r11, r8, [rip + sangi_bls12_381_order_modulus + 24]
    adcx rbp, rax
    adcx rcx, r8
    adox r9, r11
    mov rdx, [rsi + 24]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    mulx r8, rax, rdx
    adox r10, [rip + sangi_bls12_381_order_modulus + 32]
    xor r11d, r11d
    mov rdx, rbx
    adcx r9, rax
    adox r10, r8
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus]
    xor r11d, r11d
    adcx rbx, rax
    mulx r11, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adox rbp, r8
    adcx rbp, rax
    adox rcx, r11
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adcx rcx, rax
    adox r9, r8
    mulx r8, rax, [rip + sangi_bls12_381_order_modulus + 24]
    adcx r9, rax
    adox r10, r8
    mov rax, r9
    mov r8, rcx
    mov r11, rbp
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    mov rbx, r10
    sub rbp, [rip + sangi_bls12_381_order_modulus]
    sbb rcx, [rip + sangi_bls12_381_order_modulus + 8]
    sbb r9, [rip + sangi_bls12_381_order_modulus + 16]
    sbb r10, [rip + sangi_bls12_381_order_modulus + 24]
    cmovc r9, rax
    cmovc r10, rbx
    mov [rdi + 24], r10
    cmovc rcx, r8
    cmovc rbp, r11
    mov [rdi + 8], rcx
    mov [rdi + 16], r9
    mov [rdi], rbp
    RELEASE
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
    SIZE(sangi_bls12_381_order_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_bls12_381_order_mul_lazy_x64)
    .globl SYMBOL(sangi_bls12_381_order_mul_lazy_x64)
    KIND(sangi_bls12_381_order_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_mul_lazy_x64):
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
    adcx rbp, [rip + sangi_bls12_381_order_modulus + 32]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r9
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 24]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [rip + sangi_bls12_381_order_modulus + 32]
    mov r12, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    adox r12, [rip + sangi_bls12_381_order_modulus + 32]
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
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    mov r9, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    adox r9, [rip + sangi_bls12_381_order_modulus + 32]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 24]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    adox r9, [rip + sangi_bls12_381_order_modulus + 32]
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
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    mov r10, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    adox r10, [rip + sangi_bls12_381_order_modulus + 32]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 24]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [rip + sangi_bls12_381_order_modulus + 32]
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    adox r10, [rip + sangi_bls12_381_order_modulus + 32]
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
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_bls12_381_order_modulus + 72]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 16]
    adcx r12, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_bls12_381_order_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [rip + sangi_bls12_381_order_modulus + 32]
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
    SIZE(sangi_bls12_381_order_mul_lazy_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_bls12_381_order_add_lazy_x64)
    .globl SYMBOL(sangi_bls12_381_order_add_lazy_x64)
    KIND(sangi_bls12_381_order_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_add_lazy_x64):
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
    SIZE(sangi_bls12_381_order_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_bls12_381_order_reduce_x64)
    .globl SYMBOL(sangi_bls12_381_order_reduce_x64)
    KIND(sangi_bls12_381_order_reduce_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_reduce_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, [rip + sangi_bls12_381_order_modulus]
    mov rcx, [rsi + 8]
    sbb rcx, [rip + sangi_bls12_381_order_modulus + 8]
    mov r8, [rsi + 16]
    sbb r8, [rip + sangi_bls12_381_order_modulus + 16]
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_bls12_381_order_modulus + 24]
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
    SIZE(sangi_bls12_381_order_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_bls12_381_order_select_x64)
    .globl SYMBOL(sangi_bls12_381_order_select_x64)
    KIND(sangi_bls12_381_order_select_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_select_x64):
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
    SIZE(sangi_bls12_381_order_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_bls12_381_order_cswap_x64)
    .globl SYMBOL(sangi_bls12_381_order_cswap_x64)
    KIND(sangi_bls12_381_order_cswap_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_cswap_x64):
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
    SIZE(sangi_bls12_381_order_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_bls12_381_order_is_zero_x64)
    .globl SYMBOL(sangi_bls12_381_order_is_zero_x64)
    KIND(sangi_bls12_381_order_is_zero_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_is_zero_x64):
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
    SIZE(sangi_bls12_381_order_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_bls12_381_order_equal_x64)
    .globl SYMBOL(sangi_bls12_381_order_equal_x64)
    KIND(sangi_bls12_381_order_equal_x64)
    .p2align 5
SYMBOL(sangi_bls12_381_order_equal_x64):
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
    SIZE(sangi_bls12_381_order_equal_x64)


    CONSTANTS
    .p2align 6
sangi_bls12_381_order_modulus:
    .quad 0xffffffff00000001
    .quad 0x53bda402fffe5bfe
    .quad 0x3339d80809a1d805
    .quad 0x73eda753299d7d48
    .quad 0x0000000000000000
    .quad 0xac43fffd0001a403
    .quad 0x16e1f3f5a29edff6
    .quad 0x95aeb36cacca82b5
    .quad 0x73eda752b5afd5f4
    .quad 0xfffffffeffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
