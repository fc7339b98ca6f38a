/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f
 * secp256k1, base field of secp256k1; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
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
    HIDE(sangi_secp256k1_add_x64)
    .globl SYMBOL(sangi_secp256k1_add_x64)
    KIND(sangi_secp256k1_add_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_add_x64):
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
    sub r10, [rip + sangi_secp256k1_modulus]
    mov r11, rcx
    sbb r11, -1
    mov rdx, r8
    sbb rdx, -1
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
    SIZE(sangi_secp256k1_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_secp256k1_sub_x64)
    .globl SYMBOL(sangi_secp256k1_sub_x64)
    KIND(sangi_secp256k1_sub_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_sub_x64):
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
    add r10, [rip + sangi_secp256k1_modulus]
    mov r11, rcx
    adc r11, -1
    mov rdx, r8
    adc rdx, -1
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
    SIZE(sangi_secp256k1_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_neg_x64)
    .globl SYMBOL(sangi_secp256k1_neg_x64)
    KIND(sangi_secp256k1_neg_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_neg_x64):
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
    add r11, [rip + sangi_secp256k1_modulus]
    mov rdx, rcx
    adc rdx, -1
    mov rsi, r8
    adc rsi, -1
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
    SIZE(sangi_secp256k1_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_dbl_x64)
    .globl SYMBOL(sangi_secp256k1_dbl_x64)
    KIND(sangi_secp256k1_dbl_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_dbl_x64):
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
    sub r10, [rip + sangi_secp256k1_modulus]
    mov r11, rcx
    sbb r11, -1
    mov rdx, r8
    sbb rdx, -1
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
    SIZE(sangi_secp256k1_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_half_x64)
    .globl SYMBOL(sangi_secp256k1_half_x64)
    KIND(sangi_secp256k1_half_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_half_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_secp256k1_modulus]
    and rcx, rax
    mov r8, -1
    and r8, rax
    mov r9, -1
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
    SIZE(sangi_secp256k1_half_x64)

/* z <- x * y mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_secp256k1_mul_x64)
    .globl SYMBOL(sangi_secp256k1_mul_x64)
    KIND(sangi_secp256k1_mul_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_mul_x64):
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
    mov rax, rdx
    xor ecx, ecx
    mov rdx, [rsi]
    mulx r9, r8, [rax]
    mulx r11, r10, [rax + 8]
    mulx rbp, rbx, [rax + 16]
    adcx r9, r10
    adcx r11, rbx
    mulx rbx, r10, [rax + 24]
    adcx rbp, r10
    adcx rbx, rcx
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r12, r10, [rax]
    adcx r9, r10
    mulx r13, r10, [rax + 8]
    adox r11, r12
    adcx r11, r10
    mulx r12, r10, [rax + 16]
    adox rbp, r13
    adcx rbp, r10
    adox rbx, r12
    mulx r12, r10, [rax + 24]
    adox r12, rcx
    mulx r13, r13, rdx
    adcx rbx, r10
    adcx r12, rcx
    mov rdx, [rsi + 16]
    mulx r10, rcx, [rax]
    xor r13d, r13d
    adox rbp, r10
    mulx r14, r10, [rax + 8]
    adcx r11, rcx
    adox rbx, r14
    adcx rbp, r10
    mulx r10, rcx, [rax + 16]
    adox r12, r10
    adcx rbx, rcx
    mulx r10, rcx, [rax + 24]
    mulx r14, r14, rdx
    adcx r12, rcx
    mov rdx, [rsi + 24]
    mulx r14, rcx, [rax]
    adox r10, r13
    adcx r10, r13
    xor r13d, r13d
    adcx rbp, rcx
    adox rbx, r14
    mulx r14, rcx, [rax + 24]
    mulx rsi, r15, [rax + 8]
    adcx rbx, r15
    mulx r15, rax, [rax + 16]
    mov rdx, [rip + sangi_secp256k1_modulus + 8]
    adox r12, rsi
    adox r10, r15
    adcx r12, rax
    mulx r15, rax, r14
    adox r14, r13
    adcx r10, rcx
    mulx rbx, rcx, rbx
    adcx r14, r13
    add rax, rbp
    adc r15, 1
    mulx r13, rax, r15
    xor esi, esi
    adcx rcx, r8
    lea r8, [rbx + r13]
    adox rcx, rax
    mulx rbx, rax, r12
    adcx rax, r9
    adox rax, r8
    mulx r9, r8, r14
    mulx r12, r10, r10
    mulx r13, r13, rdx
    adcx r10, r11
    adcx r8, rbp
    adox r10, rbx
    adox r8, r12
    mov r11, rcx
    adcx r9, rsi
    adox r9, rsi
    mov rbx, rax
    sub r11, [rip + sangi_secp256k1_modulus + 8]
    mov rbp, r10
    mov [FRAME - 8], r15
    sbb rbx, 0
    sbb rbp, 0
    mov r12, r8
    sbb r12, 0
    cmp r9, [FRAME - 8]
    cmovc rax, rbx
    cmovc r10, rbp
    cmovc r8, r12
    cmovc rcx, r11
    mov [rdi + 24], r8
    mov [rdi], rcx
    mov [rdi + 8], rax
    mov [rdi + 16], r10
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
    SIZE(sangi_secp256k1_mul_x64)

/* z <- x^2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_secp256k1_sqr_x64)
    .globl SYMBOL(sangi_secp256k1_sqr_x64)
    KIND(sangi_secp256k1_sqr_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_sqr_x64):
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
    mulx rcx, rax, [rsi + 8]
    mulx r9, r8, [rsi + 24]
    mov rdx, [rsi + 16]
    mulx r11, r10, [rsi + 8]
    mulx rbp, rbx, [rsi]
    xor r12d, r12d
    adox r8, rbp
    mulx r13, rbp, [rsi + 24]
    adcx rcx, rbx
    mov rdx, [rsi + 24]
    mulx r14, rbx, [rsi + 8]
    adcx r8, r10
    adox r9, r11
    adcx r9, rbx
    adox rbp, r14
    adcx rbp, r12
    mov rdx, [rsi]
    adox r13, r12
    adcx r13, r12
    mulx r11, r10, rdx
    xor ebx, ebx
    adcx rax, rax
    adcx rcx, rcx
    mov rdx, [rsi + 8]
    mulx r14, r12, rdx
    adox rax, r11
    mov rdx, [rsi + 16]
    adox rcx, r12
    adcx r8, r8
    mulx r12, r11, rdx
    mov rdx, [rsi + 24]
    adox r8, r14
    adcx r9, r9
    adcx rbp, rbp
    adox r9, r11
    adcx r13, r13
    mulx r14, r11, rdx
    mov rdx, [rip + sangi_secp256k1_modulus + 8]
    adox rbp, r12
    adox r13, r11
    mulx r12, r11, r14
    adox r14, rbx
    adcx r14, rbx
    add r11, r8
    adc r12, 1
    mulx r11, r11, rdx
    xor r11d, r11d
    mov [FRAME - 8], r12
    mulx rbp, rbx, rbp
    mulx r15, r9, r9
    mulx rsi, r12, r12
    adcx r9, r10
    lea r10, [r15 + rsi]
    adcx rbx, rax
    mulx r13, rax, r13
    adox r9, r12
    adox rbx, r10
    mulx r12, r10, r14
    adcx rax, rcx
    adcx r10, r8
    adox rax, rbp
    mov rcx, rbx
    adcx r12, r11
    adox r10, r13
    mov r8, r9
    mov rbp, rax
    adox r12, r11
    mov r11, r10
    sub r8, [rip + sangi_secp256k1_modulus + 8]
    sbb rcx, 0
    sbb rbp, 0
    sbb r11, 0
    cmp r12, [FRAME - 8]
    cmovc rax, rbp
    cmovc r9, r8
    cmovc rbx, rcx
    mov [rdi], r9
    mov [rdi + 8], rbx
    cmovc r10, r11
    mov [rdi + 24], r10
    mov [rdi + 16], rax
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
    SIZE(sangi_secp256k1_sqr_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_secp256k1_select_x64)
    .globl SYMBOL(sangi_secp256k1_select_x64)
    KIND(sangi_secp256k1_select_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_select_x64):
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
    SIZE(sangi_secp256k1_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_secp256k1_cswap_x64)
    .globl SYMBOL(sangi_secp256k1_cswap_x64)
    KIND(sangi_secp256k1_cswap_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_cswap_x64):
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
    SIZE(sangi_secp256k1_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_secp256k1_is_zero_x64)
    .globl SYMBOL(sangi_secp256k1_is_zero_x64)
    KIND(sangi_secp256k1_is_zero_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_is_zero_x64):
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
    SIZE(sangi_secp256k1_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_secp256k1_equal_x64)
    .globl SYMBOL(sangi_secp256k1_equal_x64)
    KIND(sangi_secp256k1_equal_x64)
    .p2align 5
SYMBOL(sangi_secp256k1_equal_x64):
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
    SIZE(sangi_secp256k1_equal_x64)


    CONSTANTS
    .p2align 6
sangi_secp256k1_modulus:
    .quad 0xfffffffefffffc2f
    .quad 0x00000001000003d1

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
