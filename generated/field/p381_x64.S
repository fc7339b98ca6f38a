/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 6 limbs of 64, a spare bit on top
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
    HIDE(sangi_p381_add_x64)
    .globl SYMBOL(sangi_p381_add_x64)
    KIND(sangi_p381_add_x64)
    .p2align 5
SYMBOL(sangi_p381_add_x64):
    .cfi_startproc
    endbr64
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    adc rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    adc r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    adc r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    adc r10, qword ptr [rdx + 32]
    mov rsi, qword ptr [rsi + 40]
    adc rsi, qword ptr [rdx + 40]
    /* d = s - p */
    mov r11, rax
    sub r11, qword ptr [rip + sangi_p381_modulus]
    mov rdx, rcx
    sbb rdx, qword ptr [rip + sangi_p381_modulus + 8]
    mov qword ptr [rsp - 8], r8
    sbb r8, qword ptr [rip + sangi_p381_modulus + 16]
    mov qword ptr [rsp - 16], r9
    sbb r9, qword ptr [rip + sangi_p381_modulus + 24]
    mov qword ptr [rsp - 24], r10
    sbb r10, qword ptr [rip + sangi_p381_modulus + 32]
    mov qword ptr [rsp - 32], rsi
    sbb rsi, qword ptr [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, rcx
    cmovc r8, qword ptr [rsp - 8]
    cmovc r9, qword ptr [rsp - 16]
    cmovc r10, qword ptr [rsp - 24]
    cmovc rsi, qword ptr [rsp - 32]
    mov qword ptr [rdi], r11
    mov qword ptr [rdi + 8], rdx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p381_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p381_sub_x64)
    .globl SYMBOL(sangi_p381_sub_x64)
    KIND(sangi_p381_sub_x64)
    .p2align 5
SYMBOL(sangi_p381_sub_x64):
    .cfi_startproc
    endbr64
    /* d = x - y */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    sbb r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    sbb r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    sbb r10, qword ptr [rdx + 32]
    mov rsi, qword ptr [rsi + 40]
    sbb rsi, qword ptr [rdx + 40]
    /* t = d + p */
    mov r11, rax
    add r11, qword ptr [rip + sangi_p381_modulus]
    mov rdx, rcx
    adc rdx, qword ptr [rip + sangi_p381_modulus + 8]
    mov qword ptr [rsp - 8], r8
    adc r8, qword ptr [rip + sangi_p381_modulus + 16]
    mov qword ptr [rsp - 16], r9
    adc r9, qword ptr [rip + sangi_p381_modulus + 24]
    mov qword ptr [rsp - 24], r10
    adc r10, qword ptr [rip + sangi_p381_modulus + 32]
    mov qword ptr [rsp - 32], rsi
    adc rsi, qword ptr [rip + sangi_p381_modulus + 40]
    /* t where d < 0, else d */
    cmovc rax, r11
    cmovc rcx, rdx
    cmovnc r8, qword ptr [rsp - 8]
    cmovnc r9, qword ptr [rsp - 16]
    cmovnc r10, qword ptr [rsp - 24]
    cmovnc rsi, qword ptr [rsp - 32]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p381_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p381_neg_x64)
    .globl SYMBOL(sangi_p381_neg_x64)
    KIND(sangi_p381_neg_x64)
    .p2align 5
SYMBOL(sangi_p381_neg_x64):
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
    mov r10, 0
    sbb r10, qword ptr [rsi + 32]
    mov r11, 0
    sbb r11, qword ptr [rsi + 40]
    /* t = d + p */
    mov rdx, rax
    add rdx, qword ptr [rip + sangi_p381_modulus]
    mov rsi, rcx
    adc rsi, qword ptr [rip + sangi_p381_modulus + 8]
    mov qword ptr [rsp - 8], r8
    adc r8, qword ptr [rip + sangi_p381_modulus + 16]
    mov qword ptr [rsp - 16], r9
    adc r9, qword ptr [rip + sangi_p381_modulus + 24]
    mov qword ptr [rsp - 24], r10
    adc r10, qword ptr [rip + sangi_p381_modulus + 32]
    mov qword ptr [rsp - 32], r11
    adc r11, qword ptr [rip + sangi_p381_modulus + 40]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovc rcx, rsi
    cmovnc r8, qword ptr [rsp - 8]
    cmovnc r9, qword ptr [rsp - 16]
    cmovnc r10, qword ptr [rsp - 24]
    cmovnc r11, qword ptr [rsp - 32]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    ret
    .cfi_endproc
    SIZE(sangi_p381_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p381_dbl_x64)
    .globl SYMBOL(sangi_p381_dbl_x64)
    KIND(sangi_p381_dbl_x64)
    .p2align 5
SYMBOL(sangi_p381_dbl_x64):
    .cfi_startproc
    endbr64
    /* s = x + y */
    mov rax, qword ptr [rsi]
    add rax, rax
    mov rcx, qword ptr [rsi + 8]
    adc rcx, rcx
    mov r8, qword ptr [rsi + 16]
    adc r8, r8
    mov r9, qword ptr [rsi + 24]
    adc r9, r9
    mov r10, qword ptr [rsi + 32]
    adc r10, r10
    mov rsi, qword ptr [rsi + 40]
    adc rsi, rsi
    /* d = s - p */
    mov r11, rax
    sub r11, qword ptr [rip + sangi_p381_modulus]
    mov rdx, rcx
    sbb rdx, qword ptr [rip + sangi_p381_modulus + 8]
    mov qword ptr [rsp - 8], r8
    sbb r8, qword ptr [rip + sangi_p381_modulus + 16]
    mov qword ptr [rsp - 16], r9
    sbb r9, qword ptr [rip + sangi_p381_modulus + 24]
    mov qword ptr [rsp - 24], r10
    sbb r10, qword ptr [rip + sangi_p381_modulus + 32]
    mov qword ptr [rsp - 32], rsi
    sbb rsi, qword ptr [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, rcx
    cmovc r8, qword ptr [rsp - 8]
    cmovc r9, qword ptr [rsp - 16]
    cmovc r10, qword ptr [rsp - 24]
    cmovc rsi, qword ptr [rsp - 32]
    mov qword ptr [rdi], r11
    mov qword ptr [rdi + 8], rdx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p381_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p381_half_x64)
    .globl SYMBOL(sangi_p381_half_x64)
    KIND(sangi_p381_half_x64)
    .p2align 5
SYMBOL(sangi_p381_half_x64):
    .cfi_startproc
    endbr64
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, qword ptr [rip + sangi_p381_modulus]
    and rcx, rax
    mov r8, qword ptr [rip + sangi_p381_modulus + 8]
    and r8, rax
    mov r9, qword ptr [rip + sangi_p381_modulus + 16]
    and r9, rax
    mov r10, qword ptr [rip + sangi_p381_modulus + 24]
    and r10, rax
    mov r11, qword ptr [rip + sangi_p381_modulus + 32]
    and r11, rax
    and rax, qword ptr [rip + sangi_p381_modulus + 40]
    add rcx, qword ptr [rsi]
    adc r8, qword ptr [rsi + 8]
    adc r9, qword ptr [rsi + 16]
    adc r10, qword ptr [rsi + 24]
    adc r11, qword ptr [rsi + 32]
    adc rax, qword ptr [rsi + 40]
    /* s / 2 */
    shr rax, 1
    rcr r11, 1
    rcr r10, 1
    rcr r9, 1
    rcr r8, 1
    rcr rcx, 1
    mov qword ptr [rdi], rcx
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rax
    ret
    .cfi_endproc
    SIZE(sangi_p381_half_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p381_add_lazy_x64)
    .globl SYMBOL(sangi_p381_add_lazy_x64)
    KIND(sangi_p381_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_p381_add_lazy_x64):
    .cfi_startproc
    endbr64
    /* z = x + y */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rcx, qword ptr [rsi + 8]
    adc rcx, qword ptr [rdx + 8]
    mov r8, qword ptr [rsi + 16]
    adc r8, qword ptr [rdx + 16]
    mov r9, qword ptr [rsi + 24]
    adc r9, qword ptr [rdx + 24]
    mov r10, qword ptr [rsi + 32]
    adc r10, qword ptr [rdx + 32]
    mov rsi, qword ptr [rsi + 40]
    adc rsi, qword ptr [rdx + 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p381_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p381_reduce_x64)
    .globl SYMBOL(sangi_p381_reduce_x64)
    KIND(sangi_p381_reduce_x64)
    .p2align 5
SYMBOL(sangi_p381_reduce_x64):
    .cfi_startproc
    endbr64
    /* d = s - p */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rip + sangi_p381_modulus]
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, qword ptr [rip + sangi_p381_modulus + 8]
    mov r8, qword ptr [rsi + 16]
    sbb r8, qword ptr [rip + sangi_p381_modulus + 16]
    mov r9, qword ptr [rsi + 24]
    sbb r9, qword ptr [rip + sangi_p381_modulus + 24]
    mov r10, qword ptr [rsi + 32]
    sbb r10, qword ptr [rip + sangi_p381_modulus + 32]
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc rax, qword ptr [rsi]
    cmovc rcx, qword ptr [rsi + 8]
    cmovc r8, qword ptr [rsi + 16]
    cmovc r9, qword ptr [rsi + 24]
    cmovc r10, qword ptr [rsi + 32]
    cmovc r11, qword ptr [rsi + 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    ret
    .cfi_endproc
    SIZE(sangi_p381_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p381_select_x64)
    .globl SYMBOL(sangi_p381_select_x64)
    KIND(sangi_p381_select_x64)
    .p2align 5
SYMBOL(sangi_p381_select_x64):
    .cfi_startproc
    endbr64
    test rcx, rcx
    mov rax, qword ptr [rdx]
    cmovnz rax, qword ptr [rsi]
    mov r8, qword ptr [rdx + 8]
    cmovnz r8, qword ptr [rsi + 8]
    mov r9, qword ptr [rdx + 16]
    cmovnz r9, qword ptr [rsi + 16]
    mov r10, qword ptr [rdx + 24]
    cmovnz r10, qword ptr [rsi + 24]
    mov r11, qword ptr [rdx + 32]
    cmovnz r11, qword ptr [rsi + 32]
    mov rdx, qword ptr [rdx + 40]
    cmovnz rdx, qword ptr [rsi + 40]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rdx
    ret
    .cfi_endproc
    SIZE(sangi_p381_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p381_cswap_x64)
    .globl SYMBOL(sangi_p381_cswap_x64)
    KIND(sangi_p381_cswap_x64)
    .p2align 5
SYMBOL(sangi_p381_cswap_x64):
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
    mov rax, qword ptr [rdi + 32]
    cmovnz rax, qword ptr [rsi + 32]
    mov rcx, qword ptr [rsi + 32]
    cmovnz rcx, qword ptr [rdi + 32]
    mov qword ptr [rdi + 32], rax
    mov qword ptr [rsi + 32], rcx
    mov rax, qword ptr [rdi + 40]
    cmovnz rax, qword ptr [rsi + 40]
    mov rcx, qword ptr [rsi + 40]
    cmovnz rcx, qword ptr [rdi + 40]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rsi + 40], rcx
    ret
    .cfi_endproc
    SIZE(sangi_p381_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p381_is_zero_x64)
    .globl SYMBOL(sangi_p381_is_zero_x64)
    KIND(sangi_p381_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p381_is_zero_x64):
    .cfi_startproc
    endbr64
    /* the union of the limbs */
    mov rax, qword ptr [rdi]
    or rax, qword ptr [rdi + 8]
    or rax, qword ptr [rdi + 16]
    or rax, qword ptr [rdi + 24]
    or rax, qword ptr [rdi + 32]
    or rax, qword ptr [rdi + 40]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    ret
    .cfi_endproc
    SIZE(sangi_p381_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p381_equal_x64)
    .globl SYMBOL(sangi_p381_equal_x64)
    KIND(sangi_p381_equal_x64)
    .p2align 5
SYMBOL(sangi_p381_equal_x64):
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
    mov rcx, qword ptr [rdi + 24]
    xor rcx, qword ptr [rsi + 24]
    or rax, rcx
    mov rcx, qword ptr [rdi + 32]
    xor rcx, qword ptr [rsi + 32]
    or rax, rcx
    mov rdi, qword ptr [rdi + 40]
    xor rdi, qword ptr [rsi + 40]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    ret
    .cfi_endproc
    SIZE(sangi_p381_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p381_modulus:
    .quad 0xb9feffffffffaaab, 0x1eabfffeb153ffff, 0x6730d2a0f6b0f624, 0x64774b84f38512bf, 0x4b1ba7b6434bacd7, 0x1a0111ea397fe69a

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
