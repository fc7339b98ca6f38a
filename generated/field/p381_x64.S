/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * p381, base field of BLS12-381; 381 bits in 6 limbs of 64, a spare bit on top
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
    HIDE(sangi_p381_add_x64)
    .globl SYMBOL(sangi_p381_add_x64)
    KIND(sangi_p381_add_x64)
    .p2align 5
SYMBOL(sangi_p381_add_x64):
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
    /* d = s - p */
    mov r11, rax
    sub r11, [rip + sangi_p381_modulus]
    mov rdx, rcx
    sbb rdx, [rip + sangi_p381_modulus + 8]
    mov [FRAME - 8], r8
    sbb r8, [rip + sangi_p381_modulus + 16]
    mov [FRAME - 16], r9
    sbb r9, [rip + sangi_p381_modulus + 24]
    mov [FRAME - 24], r10
    sbb r10, [rip + sangi_p381_modulus + 32]
    mov [FRAME - 32], rsi
    sbb rsi, [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, rcx
    cmovc r8, [FRAME - 8]
    cmovc r9, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    cmovc rsi, [FRAME - 32]
    mov [rdi], r11
    mov [rdi + 8], rdx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
    RELEASE
    LEAVE
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
    mov r11, rax
    add r11, [rip + sangi_p381_modulus]
    mov rdx, rcx
    adc rdx, [rip + sangi_p381_modulus + 8]
    mov [FRAME - 8], r8
    adc r8, [rip + sangi_p381_modulus + 16]
    mov [FRAME - 16], r9
    adc r9, [rip + sangi_p381_modulus + 24]
    mov [FRAME - 24], r10
    adc r10, [rip + sangi_p381_modulus + 32]
    mov [FRAME - 32], rsi
    adc rsi, [rip + sangi_p381_modulus + 40]
    /* t where d < 0, else d */
    cmovc rax, r11
    cmovc rcx, rdx
    cmovnc r8, [FRAME - 8]
    cmovnc r9, [FRAME - 16]
    cmovnc r10, [FRAME - 24]
    cmovnc rsi, [FRAME - 32]
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
    mov rdx, rax
    add rdx, [rip + sangi_p381_modulus]
    mov rsi, rcx
    adc rsi, [rip + sangi_p381_modulus + 8]
    mov [FRAME - 8], r8
    adc r8, [rip + sangi_p381_modulus + 16]
    mov [FRAME - 16], r9
    adc r9, [rip + sangi_p381_modulus + 24]
    mov [FRAME - 24], r10
    adc r10, [rip + sangi_p381_modulus + 32]
    mov [FRAME - 32], r11
    adc r11, [rip + sangi_p381_modulus + 40]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovc rcx, rsi
    cmovnc r8, [FRAME - 8]
    cmovnc r9, [FRAME - 16]
    cmovnc r10, [FRAME - 24]
    cmovnc r11, [FRAME - 32]
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
    /* d = s - p */
    mov r11, rax
    sub r11, [rip + sangi_p381_modulus]
    mov rdx, rcx
    sbb rdx, [rip + sangi_p381_modulus + 8]
    mov [FRAME - 8], r8
    sbb r8, [rip + sangi_p381_modulus + 16]
    mov [FRAME - 16], r9
    sbb r9, [rip + sangi_p381_modulus + 24]
    mov [FRAME - 24], r10
    sbb r10, [rip + sangi_p381_modulus + 32]
    mov [FRAME - 32], rsi
    sbb rsi, [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, rcx
    cmovc r8, [FRAME - 8]
    cmovc r9, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    cmovc rsi, [FRAME - 32]
    mov [rdi], r11
    mov [rdi + 8], rdx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
    RELEASE
    LEAVE
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
    ENTER(2)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_p381_modulus]
    and rcx, rax
    mov r8, [rip + sangi_p381_modulus + 8]
    and r8, rax
    mov r9, [rip + sangi_p381_modulus + 16]
    and r9, rax
    mov r10, [rip + sangi_p381_modulus + 24]
    and r10, rax
    mov r11, [rip + sangi_p381_modulus + 32]
    and r11, rax
    and rax, [rip + sangi_p381_modulus + 40]
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rax, [rsi + 40]
    /* s / 2 */
    shr rax, 1
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
    SIZE(sangi_p381_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p381_mul_x64)
    .globl SYMBOL(sangi_p381_mul_x64)
    KIND(sangi_p381_mul_x64)
    .p2align 5
SYMBOL(sangi_p381_mul_x64):
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
    mulx r12, rax, [r8 + 32]
    adcx rbp, rax
    mulx r13, rax, [r8 + 40]
    adcx r12, rax
    adcx r13, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r12, rax
    adox r13, rcx
    mulx r9, rax, [rip + sangi_p381_modulus + 96]
    adcx r13, rax
    adox r9, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
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
    mulx rcx, rax, [r8 + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r13, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r13, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_p381_modulus + 96]
    adcx r9, rax
    adox r10, [rip + sangi_p381_modulus + 48]
    adcx r10, [rip + sangi_p381_modulus + 48]
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [rip + sangi_p381_modulus + 96]
    adcx r10, rax
    adox r11, [rip + sangi_p381_modulus + 48]
    adcx r11, [rip + sangi_p381_modulus + 48]
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [rip + sangi_p381_modulus + 96]
    adcx r11, rax
    adox rbx, [rip + sangi_p381_modulus + 48]
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbp
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [rip + sangi_p381_modulus + 96]
    adcx rbx, rax
    adox rbp, [rip + sangi_p381_modulus + 48]
    adcx rbp, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rax, rax, rdx
    adcx rbp, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [rip + sangi_p381_modulus + 48]
    /* z = t - p where t >= p, else t */
    mov rdx, r13
    mov rsi, r9
    mov r8, r10
    mov rax, r11
    mov rcx, rbx
    mov r12, rbp
    sub r13, [rip + sangi_p381_modulus]
    sbb r9, [rip + sangi_p381_modulus + 8]
    sbb r10, [rip + sangi_p381_modulus + 16]
    sbb r11, [rip + sangi_p381_modulus + 24]
    sbb rbx, [rip + sangi_p381_modulus + 32]
    sbb rbp, [rip + sangi_p381_modulus + 40]
    cmovc r13, rdx
    cmovc r9, rsi
    cmovc r10, r8
    cmovc r11, rax
    cmovc rbx, rcx
    cmovc rbp, r12
    mov [rdi], r13
    mov [rdi + 8], r9
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    mov [rdi + 32], rbx
    mov [rdi + 40], rbp
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
    SIZE(sangi_p381_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p381_sqr_x64)
    .globl SYMBOL(sangi_p381_sqr_x64)
    KIND(sangi_p381_sqr_x64)
    .p2align 5
SYMBOL(sangi_p381_sqr_x64):
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
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r9, r8, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r10, rax, rcx
    adox r9, rax
    mov rcx, [rsi + 16]
    lea rax, [rcx + rcx]
    mov [FRAME - 8], rax
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 24]
    lea rax, [rcx + rcx]
    mov [FRAME - 24], rax
    adcx rcx, rcx
    mov [FRAME - 32], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 32]
    lea rax, [rcx + rcx]
    mov [FRAME - 40], rax
    adcx rcx, rcx
    mov [FRAME - 48], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, [rsi + 40]
    lea rax, [rcx + rcx]
    mov [FRAME - 56], rax
    adcx rcx, rcx
    mov [FRAME - 64], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov eax, 0
    adox r12, rax
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r8
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx rbp, rax
    adox r12, rcx
    mulx r8, rax, [rip + sangi_p381_modulus + 96]
    adcx r12, rax
    adox r8, [rip + sangi_p381_modulus + 48]
    adcx r8, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r8, rcx
    mulx rax, rax, rdx
    adcx r8, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r12, rax
    adox r8, rcx
    mulx r9, rax, [rip + sangi_p381_modulus + 96]
    adcx r8, rax
    adox r9, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r8, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_p381_modulus + 96]
    adcx r9, rax
    adox r10, [rip + sangi_p381_modulus + 48]
    adcx r10, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [rip + sangi_p381_modulus + 96]
    adcx r10, rax
    adox r11, [rip + sangi_p381_modulus + 48]
    adcx r11, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p381_modulus + 48]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 64]
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [rip + sangi_p381_modulus + 96]
    adcx r11, rax
    adox rbx, [rip + sangi_p381_modulus + 48]
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r12, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* z = t - p where t >= p, else t */
    mov rdx, r12
    mov rsi, r8
    mov rax, r9
    mov rcx, r10
    mov rbp, r11
    mov [FRAME - 8], rbx
    sub r12, [rip + sangi_p381_modulus]
    sbb r8, [rip + sangi_p381_modulus + 8]
    sbb r9, [rip + sangi_p381_modulus + 16]
    sbb r10, [rip + sangi_p381_modulus + 24]
    sbb r11, [rip + sangi_p381_modulus + 32]
    sbb rbx, [rip + sangi_p381_modulus + 40]
    cmovc r12, rdx
    cmovc r8, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, rbp
    cmovc rbx, [FRAME - 8]
    mov [rdi], r12
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
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
    SIZE(sangi_p381_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p381_mul_lazy_x64)
    .globl SYMBOL(sangi_p381_mul_lazy_x64)
    KIND(sangi_p381_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_p381_mul_lazy_x64):
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
    mulx r12, rax, [r8 + 32]
    adcx rbp, rax
    mulx r13, rax, [r8 + 40]
    adcx r12, rax
    adcx r13, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r9
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r12, rax
    adox r13, rcx
    adcx r13, [rip + sangi_p381_modulus + 48]
    mov r14, [rip + sangi_p381_modulus + 48]
    adcx r14, [rip + sangi_p381_modulus + 48]
    adox r14, [rip + sangi_p381_modulus + 48]
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
    mulx rcx, rax, [r8 + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rax, rax, rdx
    adcx r14, [rip + sangi_p381_modulus + 48]
    mov r9, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
    adox r9, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rax, rax, rdx
    adcx r14, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
    adox r9, [rip + sangi_p381_modulus + 48]
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r14, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov r10, [rip + sangi_p381_modulus + 48]
    adcx r10, [rip + sangi_p381_modulus + 48]
    adox r10, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r14, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p381_modulus + 48]
    adcx r10, [rip + sangi_p381_modulus + 48]
    adox r10, [rip + sangi_p381_modulus + 48]
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
    adox r13, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p381_modulus + 48]
    mov r11, [rip + sangi_p381_modulus + 48]
    adcx r11, [rip + sangi_p381_modulus + 48]
    adox r11, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p381_modulus + 48]
    adcx r11, [rip + sangi_p381_modulus + 48]
    adox r11, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p381_modulus + 48]
    mov rbx, [rip + sangi_p381_modulus + 48]
    adcx rbx, [rip + sangi_p381_modulus + 48]
    adox rbx, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p381_modulus + 48]
    adcx rbx, [rip + sangi_p381_modulus + 48]
    adox rbx, [rip + sangi_p381_modulus + 48]
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p381_modulus + 48]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [rip + sangi_p381_modulus + 48]
    mov [rdi], r13
    mov [rdi + 8], r14
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
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
    SIZE(sangi_p381_mul_lazy_x64)

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
    ENTER(3)
    UNWIND(endprologue)
    /* z = x + y */
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
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], rsi
    LEAVE
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
    ENTER(2)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, [rip + sangi_p381_modulus]
    mov rcx, [rsi + 8]
    sbb rcx, [rip + sangi_p381_modulus + 8]
    mov r8, [rsi + 16]
    sbb r8, [rip + sangi_p381_modulus + 16]
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_p381_modulus + 24]
    mov r10, [rsi + 32]
    sbb r10, [rip + sangi_p381_modulus + 32]
    mov r11, [rsi + 40]
    sbb r11, [rip + sangi_p381_modulus + 40]
    /* s where d < 0, else d */
    cmovc rax, [rsi]
    cmovc rcx, [rsi + 8]
    cmovc r8, [rsi + 16]
    cmovc r9, [rsi + 24]
    cmovc r10, [rsi + 32]
    cmovc r11, [rsi + 40]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    LEAVE
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
    SIZE(sangi_p381_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p381_modulus:
    .quad 0xb9feffffffffaaab
    .quad 0x1eabfffeb153ffff
    .quad 0x6730d2a0f6b0f624
    .quad 0x64774b84f38512bf
    .quad 0x4b1ba7b6434bacd7
    .quad 0x1a0111ea397fe69a
    .quad 0x0000000000000000
    .quad 0x6a4aaa14be07a408
    .quad 0x5d4f098d2923b9a3
    .quad 0x622385e49d0feeb0
    .quad 0x5fb6d192233b3b63
    .quad 0x2cffcd0f221a175b
    .quad 0x0e035b9b1e00bc8e
    .quad 0x89f3fffcfffcfffd

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
