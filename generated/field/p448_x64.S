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
    xor eax, eax
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    mulx rbx, r11, [rax + 16]
    adcx r8, r9
    adcx r10, r11
    mulx r11, r9, [rax + 24]
    adcx rbx, r9
    mulx rbp, r9, [rax + 32]
    adcx r11, r9
    mulx r12, r9, [rax + 40]
    adcx rbp, r9
    mulx r13, r9, [rax + 48]
    adcx r12, r9
    adcx r13, [rip + sangi_p448_modulus + 8]
    mov r9, rcx
    mov r14, rcx
    shl r9, 32
    shr r14, 32
    mov r15d, 0
    add r13, rcx
    adc r15, 0
    sub rbx, r9
    sbb r11, r14
    sbb rbp, 0
    sbb r12, 0
    sbb r13, 0
    sbb r15, 0
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r9, rcx, [rax]
    adcx r8, rcx
    mulx r14, rcx, [rax + 8]
    adox r10, r9
    adcx r10, rcx
    adox rbx, r14
    mulx r9, rcx, [rax + 16]
    adcx rbx, rcx
    adox r11, r9
    mulx r9, rcx, [rax + 24]
    adox rbp, r9
    mulx r14, r9, [rax + 32]
    adcx r11, rcx
    adcx rbp, r9
    mulx r9, rcx, [rax + 40]
    adox r12, r14
    adcx r12, rcx
    adox r13, r9
    mulx r9, rcx, [rax + 48]
    adcx r13, rcx
    adox r15, r9
    mov rcx, r8
    adcx r15, [rip + sangi_p448_modulus + 8]
    mov r9, [rip + sangi_p448_modulus + 8]
    adcx r9, [rip + sangi_p448_modulus + 8]
    adox r9, [rip + sangi_p448_modulus + 8]
    shl rcx, 32
    mov r14, r8
    shr r14, 32
    add r15, r8
    adc r9, 0
    sub r11, rcx
    sbb rbp, r14
    sbb r12, 0
    sbb r13, 0
    sbb r15, 0
    sbb r9, 0
    xor ecx, ecx
    mov rdx, [rsi + 16]
    mulx r8, rcx, [rax]
    adcx r10, rcx
    adox rbx, r8
    mulx r8, rcx, [rax + 8]
    adox r11, r8
    adcx rbx, rcx
    mulx r8, rcx, [rax + 16]
    adox rbp, r8
    adcx r11, rcx
    mulx r8, rcx, [rax + 24]
    adcx rbp, rcx
    adox r12, r8
    mulx r8, rcx, [rax + 32]
    adcx r12, rcx
    adox r13, r8
    mulx r8, rcx, [rax + 40]
    adcx r13, rcx
    adox r15, r8
    mulx r8, rcx, [rax + 48]
    adcx r15, rcx
    adox r9, r8
    adcx r9, [rip + sangi_p448_modulus + 8]
    mov rcx, [rip + sangi_p448_modulus + 8]
    adcx rcx, [rip + sangi_p448_modulus + 8]
    adox rcx, [rip + sangi_p448_modulus + 8]
    mov r8, r10
    mov r14, r10
    shl r14, 32
    shr r8, 32
    add r9, r10
    adc rcx, 0
    sub rbp, r14
    sbb r12, r8
    sbb r13, 0
    sbb r15, 0
    sbb r9, 0
    mov rdx, [rsi + 24]
    sbb rcx, 0
    xor r8d, r8d
    mulx r10, r8, [rax]
    adcx rbx, r8
    adox r11, r10
    mulx r10, r8, [rax + 8]
    adox rbp, r10
    adcx r11, r8
    mulx r10, r8, [rax + 16]
    adox r12, r10
    adcx rbp, r8
    mulx r10, r8, [rax + 24]
    adcx r12, r8
    adox r13, r10
    mulx r10, r8, [rax + 32]
    adox r15, r10
    adcx r13, r8
    mulx r10, r8, [rax + 40]
    adox r9, r10
    adcx r15, r8
    mulx r10, r8, [rax + 48]
    mov r14, [rip + sangi_p448_modulus + 8]
    mov rdx, rbx
    adcx r9, r8
    adox rcx, r10
    adcx rcx, [rip + sangi_p448_modulus + 8]
    adcx r14, [rip + sangi_p448_modulus + 8]
    adox r14, [rip + sangi_p448_modulus + 8]
    mov r8, rbx
    shr r8, 32
    shl rdx, 32
    add rcx, rbx
    adc r14, 0
    sub r12, rdx
    sbb r13, r8
    sbb r15, 0
    sbb r9, 0
    sbb rcx, 0
    sbb r14, 0
    xor r8d, r8d
    mov rdx, [rsi + 32]
    mulx r10, r8, [rax]
    adcx r11, r8
    adox rbp, r10
    mulx r10, r8, [rax + 8]
    adox r12, r10
    adcx rbp, r8
    mulx r10, r8, [rax + 16]
    adcx r12, r8
    adox r13, r10
    mulx r10, r8, [rax + 24]
    adcx r13, r8
    adox r15, r10
    mulx r10, r8, [rax + 32]
    adox r9, r10
    mulx rbx, r10, [rax + 40]
    adcx r15, r8
    adcx r9, r10
    adox rcx, rbx
    mov r8, [rip + sangi_p448_modulus + 8]
    mulx rbx, r10, [rax + 48]
    adcx rcx, r10
    adox r14, rbx
    mov r10, r11
    adcx r14, [rip + sangi_p448_modulus + 8]
    mov rbx, r11
    adcx r8, [rip + sangi_p448_modulus + 8]
    adox r8, [rip + sangi_p448_modulus + 8]
    shl rbx, 32
    shr r10, 32
    add r14, r11
    adc r8, 0
    sub r13, rbx
    sbb r15, r10
    sbb r9, 0
    sbb rcx, 0
    sbb r14, 0
    sbb r8, 0
    xor r10d, r10d
    mov rdx, [rsi + 40]
    mulx r11, r10, [rax]
    adcx rbp, r10
    adox r12, r11
    mulx r11, r10, [rax + 8]
    adox r13, r11
    mulx rbx, r11, [rax + 16]
    adcx r12, r10
    adcx r13, r11
    mulx r11, r10, [rax + 24]
    adox r15, rbx
    adcx r15, r10
    adox r9, r11
    mulx r11, r10, [rax + 32]
    mov rbx, rbp
    adcx r9, r10
    adox rcx, r11
    mulx r11, r10, [rax + 40]
    adcx rcx, r10
    mov r10, rbp
    adox r14, r11
    mulx rdx, r11, [rax + 48]
    adox r8, rdx
    adcx r14, r11
    mov r11, [rip + sangi_p448_modulus + 8]
    adcx r8, [rip + sangi_p448_modulus + 8]
    adcx r11, [rip + sangi_p448_modulus + 8]
    adox r11, [rip + sangi_p448_modulus + 8]
    shl r10, 32
    shr rbx, 32
    add r8, rbp
    adc r11, 0
    sub r15, r10
    sbb r9, rbx
    sbb rcx, 0
    sbb r14, 0
    sbb r8, 0
    sbb r11, 0
    mov rdx, [rsi + 48]
    mulx rbx, r10, [rax]
    xor ebp, ebp
    adcx r12, r10
    adox r13, rbx
    mulx rbx, r10, [rax + 8]
    adcx r13, r10
    adox r15, rbx
    mov r10, [rip + sangi_p448_modulus + 8]
    mulx rbp, rbx, [rax + 16]
    adcx r15, rbx
    mulx rsi, rbx, [rax + 24]
    adox r9, rbp
    adcx r9, rbx
    adox rcx, rsi
    mulx rbp, rbx, [rax + 32]
    adcx rcx, rbx
    adox r14, rbp
    mulx rbp, rbx, [rax + 40]
    mov rsi, r12
    adox r8, rbp
    mov rbp, r12
    adcx r14, rbx
    mulx rbx, rax, [rax + 48]
    adcx r8, rax
    adox r11, rbx
    adcx r11, [rip + sangi_p448_modulus + 8]
    adcx r10, [rip + sangi_p448_modulus + 8]
    adox r10, [rip + sangi_p448_modulus + 8]
    shr rsi, 32
    shl rbp, 32
    add r11, r12
    adc r10, 0
    sub r9, rbp
    sbb rcx, rsi
    sbb r14, 0
    sbb r8, 0
    sbb r11, 0
    sbb r10, 0
    mov rax, r13
    mov rbx, rcx
    mov rbp, r15
    mov r12, r9
    mov rdx, r8
    sub r13, [rip + sangi_p448_modulus + 16]
    mov rsi, r14
    sbb r15, [rip + sangi_p448_modulus + 16]
    mov [FRAME - 8], r11
    sbb r9, [rip + sangi_p448_modulus + 16]
    sbb rcx, [rip + sangi_p448_modulus]
    sbb r14, [rip + sangi_p448_modulus + 16]
    sbb r8, [rip + sangi_p448_modulus + 16]
    sbb r11, [rip + sangi_p448_modulus + 16]
    sbb r10, 0
    cmovc r14, rsi
    cmovc r13, rax
    cmovc rcx, rbx
    cmovc r15, rbp
    cmovc r8, rdx
    cmovc r11, [FRAME - 8]
    mov [rdi + 32], r14
    mov [rdi], r13
    cmovc r9, r12
    mov [rdi + 8], r15
    mov [rdi + 48], r11
    mov [rdi + 16], r9
    mov [rdi + 24], rcx
    mov [rdi + 40], r8
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
    mov rdx, [rsi]
    mulx rcx, rax, rdx
    xor r8d, r8d
    mov r8, [rsi + 8]
    adcx r8, r8
    mulx r9, r8, r8
    adox rcx, r8
    mov r8, [rsi + 16]
    lea r10, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 24], r8
    mov [FRAME - 16], r10
    mulx r10, r8, r8
    mov r11, [rsi + 24]
    adox r9, r8
    lea r8, [r11 + r11]
    mov [FRAME - 32], r8
    adcx r11, r11
    mov [FRAME - 40], r11
    mulx r11, r8, r11
    mov rbx, [rsi + 32]
    adox r10, r8
    lea r8, [rbx + rbx]
    mov [FRAME - 48], r8
    adcx rbx, rbx
    mov [FRAME - 56], rbx
    mulx rbx, r8, rbx
    adox r11, r8
    mov r8, [rsi + 48]
    mov rbp, [rsi + 40]
    lea r12, [r8 + r8]
    lea r13, [rbp + rbp]
    mov [FRAME - 64], r13
    adcx rbp, rbp
    mov [FRAME - 80], r12
    mov [FRAME - 72], rbp
    mulx r12, rbp, rbp
    adcx r8, r8
    adox rbx, rbp
    mulx r13, rbp, r8
    adox r12, rbp
    mov ebp, 0
    mov r14d, 0
    adox r13, r14
    sbb r14, r14
    mov [FRAME - 8], r14
    and r14, rdx
    mov [FRAME - 88], r8
    add r13, r14
    adc rbp, 0
    mov r8, rax
    mov r14, rax
    shr r8, 32
    shl r14, 32
    add r13, rax
    adc rbp, 0
    sub r10, r14
    sbb r11, r8
    sbb rbx, 0
    sbb r12, 0
    sbb r13, 0
    mov rdx, [rsi + 8]
    sbb rbp, 0
    mov rax, [FRAME - 8]
    and rax, rdx
    xor r8d, r8d
    mulx r14, r8, rdx
    adcx r9, r8
    adox r10, r14
    mulx r14, r8, [FRAME - 16]
    adox r11, r14
    adcx r10, r8
    mulx r14, r8, [FRAME - 40]
    adcx r11, r8
    adox rbx, r14
    mulx r14, r8, [FRAME - 56]
    adox r12, r14
    mulx r15, r14, [FRAME - 72]
    adcx rbx, r8
    adcx r12, r14
    mulx r14, r8, [FRAME - 88]
    adox r13, r15
    adcx r13, r8
    mov r8, rcx
    adox rbp, r14
    adcx rbp, rax
    mov rax, [rip + sangi_p448_modulus + 8]
    mov r14, rcx
    adcx rax, [rip + sangi_p448_modulus + 8]
    adox rax, [rip + sangi_p448_modulus + 8]
    shr r14, 32
    shl r8, 32
    add rbp, rcx
    adc rax, 0
    sub r11, r8
    sbb rbx, r14
    sbb r12, 0
    sbb r13, 0
    sbb rbp, 0
    sbb rax, 0
    mov rdx, [rsi + 16]
    mov rcx, [FRAME - 8]
    and rcx, rdx
    xor r8d, r8d
    mulx r14, r8, rdx
    adox rbx, r14
    mulx r15, r14, [FRAME - 32]
    adcx r11, r8
    adcx rbx, r14
    adox r12, r15
    mulx r14, r8, [FRAME - 56]
    adcx r12, r8
    mulx r15, r8, [FRAME - 72]
    adox r13, r14
    adox rbp, r15
    mulx r15, r14, [FRAME - 88]
    adcx r13, r8
    mov r8, r9
    adcx rbp, r14
    adox rax, r15
    adcx rax, rcx
    mov rcx, [rip + sangi_p448_modulus + 8]
    adcx rcx, [rip + sangi_p448_modulus + 8]
    mov r14, r9
    adox rcx, [rip + sangi_p448_modulus + 8]
    shr r8, 32
    shl r14, 32
    add rax, r9
    adc rcx, 0
    mov r9, [FRAME - 8]
    sub rbx, r14
    sbb r12, r8
    sbb r13, 0
    sbb rbp, 0
    sbb rax, 0
    sbb rcx, 0
    mov r8, r10
    mov rdx, [rsi + 24]
    and r9, rdx
    xor r14d, r14d
    mulx r15, r14, rdx
    adcx r12, r14
    adox r13, r15
    mulx r15, r14, [FRAME - 48]
    adox rbp, r15
    adcx r13, r14
    mulx r15, r14, [FRAME - 72]
    adcx rbp, r14
    mulx rdx, r14, [FRAME - 88]
    adox rax, r15
    mov r15, [rip + sangi_p448_modulus + 8]
    adox rcx, rdx
    adcx rax, r14
    adcx rcx, r9
    adcx r15, [rip + sangi_p448_modulus + 8]
    adox r15, [rip + sangi_p448_modulus + 8]
    shr r8, 32
    mov r9, r10
    shl r9, 32
    add rcx, r10
    adc r15, 0
    sub r12, r9
    sbb r13, r8
    sbb rbp, 0
    mov r8, [FRAME - 8]
    sbb rax, 0
    mov r9, r11
    sbb rcx, 0
    sbb r15, 0
    mov rdx, [rsi + 32]
    and r8, rdx
    xor r10d, r10d
    mulx r14, r10, rdx
    adox rax, r14
    adcx rbp, r10
    mulx r14, r10, [FRAME - 64]
    adox rcx, r14
    mulx rdx, r14, [FRAME - 88]
    adcx rax, r10
    mov r10, [rip + sangi_p448_modulus + 8]
    adcx rcx, r14
    adox r15, rdx
    adcx r15, r8
    mov r8, r11
    adcx r10, [rip + sangi_p448_modulus + 8]
    adox r10, [rip + sangi_p448_modulus + 8]
    shl r8, 32
    shr r9, 32
    add r15, r11
    adc r10, 0
    sub r13, r8
    sbb rbp, r9
    sbb rax, 0
    sbb rcx, 0
    sbb r15, 0
    mov rdx, [rsi + 40]
    sbb r10, 0
    mov r8, [FRAME - 8]
    and r8, rdx
    mulx r11, r9, rdx
    xor r14d, r14d
    adcx rcx, r9
    adox r15, r11
    mulx r11, r9, [FRAME - 80]
    mov r14, rbx
    adox r10, r11
    mov r11, [rip + sangi_p448_modulus + 8]
    adcx r15, r9
    adcx r10, r8
    adcx r11, [rip + sangi_p448_modulus + 8]
    adox r11, [rip + sangi_p448_modulus + 8]
    mov r8, rbx
    shl r14, 32
    shr r8, 32
    add r10, rbx
    adc r11, 0
    mov r9, r12
    sub rbp, r14
    sbb rax, r8
    sbb rcx, 0
    sbb r15, 0
    sbb r10, 0
    mov r8, r12
    sbb r11, 0
    xor ebx, ebx
    mov rdx, [rsi + 48]
    mulx r14, rbx, rdx
    adcx r10, rbx
    adox r11, r14
    adcx r11, [rip + sangi_p448_modulus + 8]
    mov rbx, [rip + sangi_p448_modulus + 8]
    adcx rbx, [rip + sangi_p448_modulus + 8]
    adox rbx, [rip + sangi_p448_modulus + 8]
    shl r9, 32
    shr r8, 32
    add r11, r12
    adc rbx, 0
    sub rax, r9
    sbb rcx, r8
    sbb r15, 0
    sbb r10, 0
    sbb r11, 0
    mov r8, r13
    sbb rbx, 0
    mov r9, rax
    sub r13, [rip + sangi_p448_modulus + 16]
    mov r12, rbp
    mov r14, r10
    mov rdx, r15
    mov rsi, rcx
    mov [FRAME - 8], r11
    sbb rbp, [rip + sangi_p448_modulus + 16]
    sbb rax, [rip + sangi_p448_modulus + 16]
    sbb rcx, [rip + sangi_p448_modulus]
    sbb r15, [rip + sangi_p448_modulus + 16]
    sbb r10, [rip + sangi_p448_modulus + 16]
    sbb r11, [rip + sangi_p448_modulus + 16]
    sbb rbx, 0
    cmovc r13, r8
    cmovc r15, rdx
    cmovc rax, r9
    cmovc r10, r14
    cmovc rcx, rsi
    cmovc r11, [FRAME - 8]
    cmovc rbp, r12
    mov [rdi], r13
    mov [rdi + 24], rcx
    mov [rdi + 16], rax
    mov [rdi + 8], rbp
    mov [rdi + 48], r11
    mov [rdi + 40], r10
    mov [rdi + 32], r15
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
