/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
 * p256, base field of NIST P-256; fills its top limb; 256 bits in 4 limbs of 64, no spare bit on top
 * checked before it was written: every operation's builder exhausted at two limbs of 4 bits for every odd modulus
 * 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge and random operands of
 * this modulus; its object gated: straight line, no branch, no call, no secret address
 */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define KIND(name)
#define SIZE(name)
#define CONSTANTS .section __TEXT,__const
#define HIDE(name) .private_extern _##name
#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
#define HIDE(name) .hidden name
#endif

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
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    adc rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    adc r8, qword ptr [rdx + 16]
    mov rsi, qword ptr [rsi + 24]
    adc rsi, qword ptr [rdx + 24]
    /* s has one more limb: its carry */
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, -1
    mov r11, rcx
    sbb r11, qword ptr [rip + sangi_p256_modulus + 8]
    mov rdx, r8
    sbb rdx, 0
    mov qword ptr [rsp - 8], rsi
    sbb rsi, qword ptr [rip + sangi_p256_modulus + 24]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rdx, r8
    cmovc rsi, qword ptr [rsp - 8]
    mov qword ptr [rdi], r10
    mov qword ptr [rdi + 8], r11
    mov qword ptr [rdi + 16], rdx
    mov qword ptr [rdi + 24], rsi
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
    /* d = x - y */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    sbb r8, qword ptr [rdx + 16]
    mov rsi, qword ptr [rsi + 24]
    sbb rsi, qword ptr [rdx + 24]
    /* t = d + p */
    sbb r9, r9
    mov r10, rax
    add r10, -1
    mov r11, rcx
    adc r11, qword ptr [rip + sangi_p256_modulus + 8]
    mov rdx, r8
    adc rdx, 0
    mov qword ptr [rsp - 8], rsi
    adc rsi, qword ptr [rip + sangi_p256_modulus + 24]
    /* t where d < 0, else d */
    test r9, r9
    cmovnz rax, r10
    cmovnz rcx, r11
    cmovnz r8, rdx
    cmovz rsi, qword ptr [rsp - 8]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], rsi
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
    /* d = x - y */
    mov rax, 0
    sub rax, qword ptr [rsi]
    mov rcx, 0
    sbb rcx, qword ptr [rsi + 8]
    mov r8, 0
    sbb r8, qword ptr [rsi + 16]
    mov r9, 0
    sbb r9, qword ptr [rsi + 24]
    /* t = d + p */
    sbb r10, r10
    mov r11, rax
    add r11, -1
    mov rdx, rcx
    adc rdx, qword ptr [rip + sangi_p256_modulus + 8]
    mov rsi, r8
    adc rsi, 0
    mov qword ptr [rsp - 8], r9
    adc r9, qword ptr [rip + sangi_p256_modulus + 24]
    /* t where d < 0, else d */
    test r10, r10
    cmovnz rax, r11
    cmovnz rcx, rdx
    cmovnz r8, rsi
    cmovz r9, qword ptr [rsp - 8]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
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
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, rax
    mov rcx, qword ptr [rsi + 8]
    adc rcx, rcx
    mov r8, qword ptr [rsi + 16]
    adc r8, r8
    mov rsi, qword ptr [rsi + 24]
    adc rsi, rsi
    /* s has one more limb: its carry */
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, -1
    mov r11, rcx
    sbb r11, qword ptr [rip + sangi_p256_modulus + 8]
    mov rdx, r8
    sbb rdx, 0
    mov qword ptr [rsp - 8], rsi
    sbb rsi, qword ptr [rip + sangi_p256_modulus + 24]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, rcx
    cmovc rdx, r8
    cmovc rsi, qword ptr [rsp - 8]
    mov qword ptr [rdi], r10
    mov qword ptr [rdi + 8], r11
    mov qword ptr [rdi + 16], rdx
    mov qword ptr [rdi + 24], rsi
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
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, -1
    and rcx, rax
    mov r8, qword ptr [rip + sangi_p256_modulus + 8]
    and r8, rax
    mov r9, 0
    and r9, rax
    and rax, qword ptr [rip + sangi_p256_modulus + 24]
    add rcx, qword ptr [rsi]
    adc r8, qword ptr [rsi + 8]
    adc r9, qword ptr [rsi + 16]
    adc rax, qword ptr [rsi + 24]
    /* s / 2 */
    rcr rax, 1
    rcr r9, 1
    rcr r8, 1
    rcr rcx, 1
    mov qword ptr [rdi], rcx
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], rax
    ret
    .cfi_endproc
    SIZE(sangi_p256_half_x64)

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
    test rcx, rcx
    mov rax, qword ptr [rdx]
    cmovnz rax, qword ptr [rsi]
    mov r8, qword ptr [rdx + 8]
    cmovnz r8, qword ptr [rsi + 8]
    mov r9, qword ptr [rdx + 16]
    cmovnz r9, qword ptr [rsi + 16]
    mov rdx, qword ptr [rdx + 24]
    cmovnz rdx, qword ptr [rsi + 24]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], rdx
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
    /* the union of the limbs */
    mov rax, qword ptr [rdi]
    or rax, qword ptr [rdi + 8]
    or rax, qword ptr [rdi + 16]
    or rax, qword ptr [rdi + 24]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
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
    /* the union of the limbs */
    mov rax, qword ptr [rdi]
    xor rax, qword ptr [rsi]
    mov rcx, qword ptr [rdi + 8]
    xor rcx, qword ptr [rsi + 8]
    or rax, rcx
    mov rcx, qword ptr [rdi + 16]
    xor rcx, qword ptr [rsi + 16]
    or rax, rcx
    mov rdi, qword ptr [rdi + 24]
    xor rdi, qword ptr [rsi + 24]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    ret
    .cfi_endproc
    SIZE(sangi_p256_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p256_modulus:
    .quad 0xffffffffffffffff, 0x00000000ffffffff, 0x0000000000000000, 0xffffffff00000001

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
