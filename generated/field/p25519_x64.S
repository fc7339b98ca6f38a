/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed
 * p25519, base field of Curve25519 and edwards25519; 255 bits in 4 limbs of 64, a spare bit on top
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
#else
#define UNWIND(what)
#define ENTER(arguments)
#define LEAVE
#endif
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name

    .intel_syntax noprefix
    .text

/* z <- (x + y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p25519_add_x64)
    .globl SYMBOL(sangi_p25519_add_x64)
    KIND(sangi_p25519_add_x64)
    .p2align 5
SYMBOL(sangi_p25519_add_x64):
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
    sub r9, -19
    mov r10, rcx
    sbb r10, -1
    mov r11, r8
    sbb r11, -1
    mov rdx, rsi
    sbb rdx, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p25519_sub_x64)
    .globl SYMBOL(sangi_p25519_sub_x64)
    KIND(sangi_p25519_sub_x64)
    .p2align 5
SYMBOL(sangi_p25519_sub_x64):
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
    add r9, -19
    mov r10, rcx
    adc r10, -1
    mov r11, r8
    adc r11, -1
    mov rdx, rsi
    adc rdx, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p25519_neg_x64)
    .globl SYMBOL(sangi_p25519_neg_x64)
    KIND(sangi_p25519_neg_x64)
    .p2align 5
SYMBOL(sangi_p25519_neg_x64):
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
    add r10, -19
    mov r11, rcx
    adc r11, -1
    mov rdx, r8
    adc rdx, -1
    mov rsi, r9
    adc rsi, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p25519_dbl_x64)
    .globl SYMBOL(sangi_p25519_dbl_x64)
    KIND(sangi_p25519_dbl_x64)
    .p2align 5
SYMBOL(sangi_p25519_dbl_x64):
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
    sub r9, -19
    mov r10, rcx
    sbb r10, -1
    mov r11, r8
    sbb r11, -1
    mov rdx, rsi
    sbb rdx, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p25519_half_x64)
    .globl SYMBOL(sangi_p25519_half_x64)
    KIND(sangi_p25519_half_x64)
    .p2align 5
SYMBOL(sangi_p25519_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, -19
    and rcx, rax
    mov r8, -1
    and r8, rax
    mov r9, -1
    and r9, rax
    and rax, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_half_x64)

/* z <- x * y mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p25519_mul_x64)
    .globl SYMBOL(sangi_p25519_mul_x64)
    KIND(sangi_p25519_mul_x64)
    .p2align 5
SYMBOL(sangi_p25519_mul_x64):
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
    mulx r10, r9, [rax + 24]
    mulx rbx, r11, [rax + 8]
    xor ebp, ebp
    adcx r8, r11
    mulx r12, r11, [rax + 16]
    adcx rbx, r11
    mov rdx, [rsi + 8]
    adcx r12, r9
    adcx r10, rbp
    mulx r11, r9, [rax]
    xor ebp, ebp
    adox rbx, r11
    mulx r13, r11, [rax + 24]
    mulx r15, r14, [rax + 8]
    adox r12, r15
    adcx r8, r9
    adcx rbx, r14
    mulx r14, r9, [rax + 16]
    mov rdx, [rsi + 16]
    adox r10, r14
    adox r13, rbp
    adcx r12, r9
    mulx r14, r9, [rax + 16]
    adcx r10, r11
    mulx r15, r11, [rax]
    adcx r13, rbp
    xor ebp, ebp
    adox r12, r15
    adcx rbx, r11
    mulx r15, r11, [rax + 8]
    adox r10, r15
    adox r13, r14
    mulx r15, r14, [rax + 24]
    adcx r12, r11
    adcx r10, r9
    adcx r13, r14
    adox r15, rbp
    mov rdx, [rsi + 24]
    mulx r11, r9, [rax + 24]
    adcx r15, rbp
    mulx r14, rbp, [rax]
    xor esi, esi
    adcx r12, rbp
    mulx rsi, rbp, [rax + 8]
    adox r10, r14
    mulx r14, rax, [rax + 16]
    mov edx, 38
    adox r13, rsi
    adcx r10, rbp
    adox r15, r14
    adcx r13, rax
    mulx rbp, rax, r11
    adcx r15, r9
    adc r11, 0
    add rax, r12
    adc rbp, 0
    add rax, rax
    mov eax, 18
    adc rbp, rbp
    lea r9, [rbp + 1]
    mulx rbp, r10, r10
    mulx r14, r13, r13
    imul r9, [rip + sangi_p25519_modulus + 8]
    xor esi, esi
    adcx r10, rcx
    adcx r13, r8
    mulx r8, rcx, r15
    adox r10, r9
    mulx r15, r11, r11
    adox r13, rbp
    adcx rcx, rbx
    adcx r11, r12
    adox rcx, r14
    adox r11, r8
    shl r9, 63
    sub r11, r9
    btr r11, 63
    cmovnc rax, rsi
    sbb r10, rax
    sbb r13, 0
    sbb rcx, 0
    sbb r11, 0
    mov [rdi + 24], r11
    mov [rdi + 16], rcx
    mov [rdi], r10
    mov [rdi + 8], r13
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
    SIZE(sangi_p25519_mul_x64)

/* z <- x^2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p25519_sqr_x64)
    .globl SYMBOL(sangi_p25519_sqr_x64)
    KIND(sangi_p25519_sqr_x64)
    .p2align 5
SYMBOL(sangi_p25519_sqr_x64):
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
    xor eax, eax
    mulx r8, rcx, [rsi + 24]
    mulx r10, r9, [rsi + 8]
    mov rdx, [rsi + 16]
    mulx rbx, r11, [rsi + 8]
    mulx r12, rbp, [rsi]
    adcx r10, rbp
    mulx r13, rbp, [rsi + 24]
    adox rcx, r12
    mov rdx, [rsi + 24]
    mulx r14, r12, [rsi + 8]
    adox r8, rbx
    adcx rcx, r11
    adox rbp, r14
    mov rdx, [rsi]
    adcx r8, r12
    adcx rbp, rax
    adox r13, rax
    adcx r13, rax
    mulx r11, rax, rdx
    xor ebx, ebx
    mov rdx, [rsi + 8]
    adcx r9, r9
    mulx r14, r12, rdx
    mov r15d, 18
    adcx r10, r10
    adox r9, r11
    adox r10, r12
    adcx rcx, rcx
    mov rdx, [rsi + 16]
    adox rcx, r14
    adcx r8, r8
    mulx r12, r11, rdx
    adox r8, r11
    adcx rbp, rbp
    adcx r13, r13
    mov rdx, [rsi + 24]
    adox rbp, r12
    mulx r12, r11, rdx
    mov edx, 38
    adox r13, r11
    mulx r14, r11, r12
    mulx rsi, rsi, rdx
    adox r12, rbx
    adcx r12, rbx
    add r11, rcx
    adc r14, 0
    add r11, r11
    adc r14, r14
    lea r11, [r14 + 1]
    imul r11, [rip + sangi_p25519_modulus + 8]
    xor ebx, ebx
    mulx r14, rbp, rbp
    mulx rsi, r8, r8
    adcx r8, rax
    adcx rbp, r9
    adox r8, r11
    mulx r9, rax, r13
    adcx rax, r10
    adox rbp, rsi
    mulx r12, r10, r12
    adcx r10, rcx
    adox rax, r14
    adox r10, r9
    shl r11, 63
    sub r10, r11
    btr r10, 63
    cmovnc r15, rbx
    sbb r8, r15
    sbb rbp, 0
    sbb rax, 0
    mov [rdi + 16], rax
    sbb r10, 0
    mov [rdi + 24], r10
    mov [rdi], r8
    mov [rdi + 8], rbp
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
    SIZE(sangi_p25519_sqr_x64)

/* z = x * y mod p */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p25519_mul_lazy_x64)
    .globl SYMBOL(sangi_p25519_mul_lazy_x64)
    KIND(sangi_p25519_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_p25519_mul_lazy_x64):
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
    xor ecx, ecx
    mov rdx, [rsi]
    mulx r9, r8, [rax]
    mulx r11, r10, [rax + 8]
    adcx r9, r10
    mulx rbx, r10, [rax + 16]
    mulx r12, rbp, [rax + 24]
    adcx r11, r10
    adcx rbx, rbp
    adcx r12, rcx
    mov rdx, [rsi + 8]
    mulx r10, rcx, [rax]
    xor ebp, ebp
    adox r11, r10
    mulx r13, r10, [rax + 8]
    adcx r9, rcx
    adox rbx, r13
    adcx r11, r10
    mulx r10, rcx, [rax + 16]
    adox r12, r10
    adcx rbx, rcx
    mulx r10, rcx, [rax + 24]
    adox r10, rbp
    adcx r12, rcx
    mov rdx, [rsi + 16]
    mulx r13, rcx, [rax]
    adcx r10, rbp
    xor ebp, ebp
    adox rbx, r13
    adcx r11, rcx
    mulx r13, rcx, [rax + 8]
    adox r12, r13
    adcx rbx, rcx
    mulx r13, rcx, [rax + 16]
    adox r10, r13
    mulx r14, r13, [rax + 24]
    adcx r12, rcx
    adcx r10, r13
    mov rdx, [rsi + 24]
    adox r14, rbp
    adcx r14, rbp
    xor ecx, ecx
    mulx r13, rbp, [rax]
    adcx rbx, rbp
    adox r12, r13
    mulx r13, rbp, [rax + 8]
    adox r10, r13
    adcx r12, rbp
    mulx r13, rbp, [rax + 24]
    mulx r15, rax, [rax + 16]
    adox r14, r15
    adcx r10, rax
    adcx r14, rbp
    mov edx, 38
    adox r13, rcx
    mulx rbp, rax, r12
    adcx r13, rcx
    xor ecx, ecx
    mulx r12, r10, r10
    adcx rax, r8
    adcx r10, r9
    adox r10, rbp
    mulx r9, r8, r14
    adcx r8, r11
    adox r8, r12
    mulx rbp, r11, r13
    adcx r11, rbx
    adox r11, r9
    adox rbp, rcx
    adcx rbp, rcx
    shld rbp, r11, 1
    imul rbp, [rip + sangi_p25519_modulus + 8]
    and r11, [rip + sangi_p25519_modulus]
    add rax, rbp
    adc r10, 0
    adc r8, 0
    mov [rdi + 16], r8
    mov [rdi + 8], r10
    adc r11, 0
    mov [rdi + 24], r11
    mov [rdi], rax
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
    SIZE(sangi_p25519_mul_lazy_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p25519_add_lazy_x64)
    .globl SYMBOL(sangi_p25519_add_lazy_x64)
    KIND(sangi_p25519_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_p25519_add_lazy_x64):
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
    SIZE(sangi_p25519_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p25519_reduce_x64)
    .globl SYMBOL(sangi_p25519_reduce_x64)
    KIND(sangi_p25519_reduce_x64)
    .p2align 5
SYMBOL(sangi_p25519_reduce_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, -19
    mov rcx, [rsi + 8]
    sbb rcx, -1
    mov r8, [rsi + 16]
    sbb r8, -1
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_p25519_modulus]
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
    SIZE(sangi_p25519_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p25519_select_x64)
    .globl SYMBOL(sangi_p25519_select_x64)
    KIND(sangi_p25519_select_x64)
    .p2align 5
SYMBOL(sangi_p25519_select_x64):
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
    SIZE(sangi_p25519_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p25519_cswap_x64)
    .globl SYMBOL(sangi_p25519_cswap_x64)
    KIND(sangi_p25519_cswap_x64)
    .p2align 5
SYMBOL(sangi_p25519_cswap_x64):
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
    SIZE(sangi_p25519_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p25519_is_zero_x64)
    .globl SYMBOL(sangi_p25519_is_zero_x64)
    KIND(sangi_p25519_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p25519_is_zero_x64):
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
    SIZE(sangi_p25519_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p25519_equal_x64)
    .globl SYMBOL(sangi_p25519_equal_x64)
    KIND(sangi_p25519_equal_x64)
    .p2align 5
SYMBOL(sangi_p25519_equal_x64):
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
    SIZE(sangi_p25519_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p25519_modulus:
    .quad 0x7fffffffffffffff
    .quad 0x0000000000000013

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
