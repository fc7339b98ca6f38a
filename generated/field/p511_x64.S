/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 8 limbs of 64, a spare bit on top
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
    HIDE(sangi_p511_add_x64)
    .globl SYMBOL(sangi_p511_add_x64)
    KIND(sangi_p511_add_x64)
    .p2align 5
SYMBOL(sangi_p511_add_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
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
    mov r11, qword ptr [rsi + 40]
    adc r11, qword ptr [rdx + 40]
    mov rbx, qword ptr [rsi + 48]
    adc rbx, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    adc rsi, qword ptr [rdx + 56]
    /* d = s - p */
    mov rdx, rax
    sub rdx, qword ptr [rip + sangi_p511_modulus]
    mov qword ptr [rsp - 8], rcx
    sbb rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [rsp - 16], r8
    sbb r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [rsp - 24], r9
    sbb r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [rsp - 32], r10
    sbb r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [rsp - 40], r11
    sbb r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [rsp - 48], rbx
    sbb rbx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [rsp - 56], rsi
    sbb rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, qword ptr [rsp - 8]
    cmovc r8, qword ptr [rsp - 16]
    cmovc r9, qword ptr [rsp - 24]
    cmovc r10, qword ptr [rsp - 32]
    cmovc r11, qword ptr [rsp - 40]
    cmovc rbx, qword ptr [rsp - 48]
    cmovc rsi, qword ptr [rsp - 56]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rsi
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_p511_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p511_sub_x64)
    .globl SYMBOL(sangi_p511_sub_x64)
    KIND(sangi_p511_sub_x64)
    .p2align 5
SYMBOL(sangi_p511_sub_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
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
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rdx + 40]
    mov rbx, qword ptr [rsi + 48]
    sbb rbx, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    sbb rsi, qword ptr [rdx + 56]
    /* t = d + p */
    mov rdx, rax
    add rdx, qword ptr [rip + sangi_p511_modulus]
    mov qword ptr [rsp - 8], rcx
    adc rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [rsp - 16], r8
    adc r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [rsp - 24], r9
    adc r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [rsp - 32], r10
    adc r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [rsp - 40], r11
    adc r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [rsp - 48], rbx
    adc rbx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [rsp - 56], rsi
    adc rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, qword ptr [rsp - 8]
    cmovnc r8, qword ptr [rsp - 16]
    cmovnc r9, qword ptr [rsp - 24]
    cmovnc r10, qword ptr [rsp - 32]
    cmovnc r11, qword ptr [rsp - 40]
    cmovnc rbx, qword ptr [rsp - 48]
    cmovnc rsi, qword ptr [rsp - 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rsi
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_p511_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p511_neg_x64)
    .globl SYMBOL(sangi_p511_neg_x64)
    KIND(sangi_p511_neg_x64)
    .p2align 5
SYMBOL(sangi_p511_neg_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
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
    mov rdx, 0
    sbb rdx, qword ptr [rsi + 48]
    mov rbx, 0
    sbb rbx, qword ptr [rsi + 56]
    /* t = d + p */
    mov rsi, rax
    add rsi, qword ptr [rip + sangi_p511_modulus]
    mov qword ptr [rsp - 8], rcx
    adc rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [rsp - 16], r8
    adc r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [rsp - 24], r9
    adc r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [rsp - 32], r10
    adc r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [rsp - 40], r11
    adc r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [rsp - 48], rdx
    adc rdx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [rsp - 56], rbx
    adc rbx, qword ptr [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, qword ptr [rsp - 8]
    cmovnc r8, qword ptr [rsp - 16]
    cmovnc r9, qword ptr [rsp - 24]
    cmovnc r10, qword ptr [rsp - 32]
    cmovnc r11, qword ptr [rsp - 40]
    cmovnc rdx, qword ptr [rsp - 48]
    cmovnc rbx, qword ptr [rsp - 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_p511_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p511_dbl_x64)
    .globl SYMBOL(sangi_p511_dbl_x64)
    KIND(sangi_p511_dbl_x64)
    .p2align 5
SYMBOL(sangi_p511_dbl_x64):
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
    mov r11, qword ptr [rsi + 40]
    adc r11, r11
    mov rdx, qword ptr [rsi + 48]
    adc rdx, rdx
    mov rsi, qword ptr [rsi + 56]
    adc rsi, rsi
    /* d = s - p */
    mov qword ptr [rsp - 8], rax
    sub rax, qword ptr [rip + sangi_p511_modulus]
    mov qword ptr [rsp - 16], rcx
    sbb rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [rsp - 24], r8
    sbb r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [rsp - 32], r9
    sbb r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [rsp - 40], r10
    sbb r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [rsp - 48], r11
    sbb r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [rsp - 56], rdx
    sbb rdx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [rsp - 64], rsi
    sbb rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rax, qword ptr [rsp - 8]
    cmovc rcx, qword ptr [rsp - 16]
    cmovc r8, qword ptr [rsp - 24]
    cmovc r9, qword ptr [rsp - 32]
    cmovc r10, qword ptr [rsp - 40]
    cmovc r11, qword ptr [rsp - 48]
    cmovc rdx, qword ptr [rsp - 56]
    cmovc rsi, qword ptr [rsp - 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p511_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p511_half_x64)
    .globl SYMBOL(sangi_p511_half_x64)
    KIND(sangi_p511_half_x64)
    .p2align 5
SYMBOL(sangi_p511_half_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, qword ptr [rip + sangi_p511_modulus]
    and rcx, rax
    mov r8, qword ptr [rip + sangi_p511_modulus + 8]
    and r8, rax
    mov r9, qword ptr [rip + sangi_p511_modulus + 16]
    and r9, rax
    mov r10, qword ptr [rip + sangi_p511_modulus + 24]
    and r10, rax
    mov r11, qword ptr [rip + sangi_p511_modulus + 32]
    and r11, rax
    mov rdx, qword ptr [rip + sangi_p511_modulus + 40]
    and rdx, rax
    mov rbx, qword ptr [rip + sangi_p511_modulus + 48]
    and rbx, rax
    and rax, qword ptr [rip + sangi_p511_modulus + 56]
    add rcx, qword ptr [rsi]
    adc r8, qword ptr [rsi + 8]
    adc r9, qword ptr [rsi + 16]
    adc r10, qword ptr [rsi + 24]
    adc r11, qword ptr [rsi + 32]
    adc rdx, qword ptr [rsi + 40]
    adc rbx, qword ptr [rsi + 48]
    adc rax, qword ptr [rsi + 56]
    /* s / 2 */
    shr rax, 1
    rcr rbx, 1
    rcr rdx, 1
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
    mov qword ptr [rdi + 40], rdx
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_p511_half_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p511_add_lazy_x64)
    .globl SYMBOL(sangi_p511_add_lazy_x64)
    KIND(sangi_p511_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_p511_add_lazy_x64):
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
    mov r11, qword ptr [rsi + 40]
    adc r11, qword ptr [rdx + 40]
    mov qword ptr [rsp - 8], r11
    mov r11, qword ptr [rsi + 48]
    adc r11, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    adc rsi, qword ptr [rdx + 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rdi + 48], r11
    mov qword ptr [rdi + 56], rsi
    ret
    .cfi_endproc
    SIZE(sangi_p511_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p511_reduce_x64)
    .globl SYMBOL(sangi_p511_reduce_x64)
    KIND(sangi_p511_reduce_x64)
    .p2align 5
SYMBOL(sangi_p511_reduce_x64):
    .cfi_startproc
    endbr64
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    /* d = s - p */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rip + sangi_p511_modulus]
    mov rcx, qword ptr [rsi + 8]
    sbb rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov r8, qword ptr [rsi + 16]
    sbb r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov r9, qword ptr [rsi + 24]
    sbb r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov r10, qword ptr [rsi + 32]
    sbb r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov rdx, qword ptr [rsi + 48]
    sbb rdx, qword ptr [rip + sangi_p511_modulus + 48]
    mov rbx, qword ptr [rsi + 56]
    sbb rbx, qword ptr [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rax, qword ptr [rsi]
    cmovc rcx, qword ptr [rsi + 8]
    cmovc r8, qword ptr [rsi + 16]
    cmovc r9, qword ptr [rsi + 24]
    cmovc r10, qword ptr [rsi + 32]
    cmovc r11, qword ptr [rsi + 40]
    cmovc rdx, qword ptr [rsi + 48]
    cmovc rbx, qword ptr [rsi + 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
    SIZE(sangi_p511_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p511_select_x64)
    .globl SYMBOL(sangi_p511_select_x64)
    KIND(sangi_p511_select_x64)
    .p2align 5
SYMBOL(sangi_p511_select_x64):
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
    mov qword ptr [rsp - 8], r11
    mov r11, qword ptr [rdx + 40]
    cmovnz r11, qword ptr [rsi + 40]
    mov qword ptr [rsp - 16], r11
    mov r11, qword ptr [rdx + 48]
    cmovnz r11, qword ptr [rsi + 48]
    mov rdx, qword ptr [rdx + 56]
    cmovnz rdx, qword ptr [rsi + 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov rax, qword ptr [rsp - 8]
    mov qword ptr [rdi + 32], rax
    mov rax, qword ptr [rsp - 16]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rdi + 48], r11
    mov qword ptr [rdi + 56], rdx
    ret
    .cfi_endproc
    SIZE(sangi_p511_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p511_cswap_x64)
    .globl SYMBOL(sangi_p511_cswap_x64)
    KIND(sangi_p511_cswap_x64)
    .p2align 5
SYMBOL(sangi_p511_cswap_x64):
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
    mov rax, qword ptr [rdi + 48]
    cmovnz rax, qword ptr [rsi + 48]
    mov rcx, qword ptr [rsi + 48]
    cmovnz rcx, qword ptr [rdi + 48]
    mov qword ptr [rdi + 48], rax
    mov qword ptr [rsi + 48], rcx
    mov rax, qword ptr [rdi + 56]
    cmovnz rax, qword ptr [rsi + 56]
    mov rcx, qword ptr [rsi + 56]
    cmovnz rcx, qword ptr [rdi + 56]
    mov qword ptr [rdi + 56], rax
    mov qword ptr [rsi + 56], rcx
    ret
    .cfi_endproc
    SIZE(sangi_p511_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p511_is_zero_x64)
    .globl SYMBOL(sangi_p511_is_zero_x64)
    KIND(sangi_p511_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p511_is_zero_x64):
    .cfi_startproc
    endbr64
    /* the union of the limbs */
    mov rax, qword ptr [rdi]
    or rax, qword ptr [rdi + 8]
    or rax, qword ptr [rdi + 16]
    or rax, qword ptr [rdi + 24]
    or rax, qword ptr [rdi + 32]
    or rax, qword ptr [rdi + 40]
    or rax, qword ptr [rdi + 48]
    or rax, qword ptr [rdi + 56]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    ret
    .cfi_endproc
    SIZE(sangi_p511_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p511_equal_x64)
    .globl SYMBOL(sangi_p511_equal_x64)
    KIND(sangi_p511_equal_x64)
    .p2align 5
SYMBOL(sangi_p511_equal_x64):
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
    mov rcx, qword ptr [rdi + 40]
    xor rcx, qword ptr [rsi + 40]
    or rax, rcx
    mov rcx, qword ptr [rdi + 48]
    xor rcx, qword ptr [rsi + 48]
    or rax, rcx
    mov rdi, qword ptr [rdi + 56]
    xor rdi, qword ptr [rsi + 56]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    ret
    .cfi_endproc
    SIZE(sangi_p511_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p511_modulus:
    .quad 0x1b81b90533c6c87b, 0xc2721bf457aca835, 0x516730cc1f0b4f25, 0xa7aac6c567f35507, 0x5afbfcc69322c9cd, 0xb42d083aedc88c42, 0xfc8ab0d15e3e4c4a, 0x65b48e8f740f89bf

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
