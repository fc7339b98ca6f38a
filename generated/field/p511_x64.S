/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b
 * p511, base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1; 511 bits in 8 limbs of 64, a spare bit on top
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
    HIDE(sangi_p511_add_x64)
    .globl SYMBOL(sangi_p511_add_x64)
    KIND(sangi_p511_add_x64)
    .p2align 5
SYMBOL(sangi_p511_add_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
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
    mov rbx, [rsi + 48]
    adc rbx, [rdx + 48]
    mov rsi, [rsi + 56]
    adc rsi, [rdx + 56]
    /* d = s - p */
    mov rdx, rax
    sub rdx, [rip + sangi_p511_modulus]
    mov [FRAME - 8], rcx
    sbb rcx, [rip + sangi_p511_modulus + 8]
    mov [FRAME - 16], r8
    sbb r8, [rip + sangi_p511_modulus + 16]
    mov [FRAME - 24], r9
    sbb r9, [rip + sangi_p511_modulus + 24]
    mov [FRAME - 32], r10
    sbb r10, [rip + sangi_p511_modulus + 32]
    mov [FRAME - 40], r11
    sbb r11, [rip + sangi_p511_modulus + 40]
    mov [FRAME - 48], rbx
    sbb rbx, [rip + sangi_p511_modulus + 48]
    mov [FRAME - 56], rsi
    sbb rsi, [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rbx, [FRAME - 48]
    cmovc rsi, [FRAME - 56]
    mov [rdi], rdx
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rsi
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
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
    ENTER(3)
    push rbx
    PUSHED(rbx)
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
    mov rbx, [rsi + 48]
    sbb rbx, [rdx + 48]
    mov rsi, [rsi + 56]
    sbb rsi, [rdx + 56]
    /* t = d + p */
    mov rdx, rax
    add rdx, [rip + sangi_p511_modulus]
    mov [FRAME - 8], rcx
    adc rcx, [rip + sangi_p511_modulus + 8]
    mov [FRAME - 16], r8
    adc r8, [rip + sangi_p511_modulus + 16]
    mov [FRAME - 24], r9
    adc r9, [rip + sangi_p511_modulus + 24]
    mov [FRAME - 32], r10
    adc r10, [rip + sangi_p511_modulus + 32]
    mov [FRAME - 40], r11
    adc r11, [rip + sangi_p511_modulus + 40]
    mov [FRAME - 48], rbx
    adc rbx, [rip + sangi_p511_modulus + 48]
    mov [FRAME - 56], rsi
    adc rsi, [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rbx, [FRAME - 48]
    cmovnc rsi, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rsi
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
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
    ENTER(2)
    push rbx
    PUSHED(rbx)
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
    mov rbx, 0
    sbb rbx, [rsi + 56]
    /* t = d + p */
    mov rsi, rax
    add rsi, [rip + sangi_p511_modulus]
    mov [FRAME - 8], rcx
    adc rcx, [rip + sangi_p511_modulus + 8]
    mov [FRAME - 16], r8
    adc r8, [rip + sangi_p511_modulus + 16]
    mov [FRAME - 24], r9
    adc r9, [rip + sangi_p511_modulus + 24]
    mov [FRAME - 32], r10
    adc r10, [rip + sangi_p511_modulus + 32]
    mov [FRAME - 40], r11
    adc r11, [rip + sangi_p511_modulus + 40]
    mov [FRAME - 48], rdx
    adc rdx, [rip + sangi_p511_modulus + 48]
    mov [FRAME - 56], rbx
    adc rbx, [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rdx, [FRAME - 48]
    cmovnc rbx, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rbx
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
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
    mov rdx, [rsi + 48]
    adc rdx, rdx
    mov rsi, [rsi + 56]
    adc rsi, rsi
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, [rip + sangi_p511_modulus]
    mov [FRAME - 16], rcx
    sbb rcx, [rip + sangi_p511_modulus + 8]
    mov [FRAME - 24], r8
    sbb r8, [rip + sangi_p511_modulus + 16]
    mov [FRAME - 32], r9
    sbb r9, [rip + sangi_p511_modulus + 24]
    mov [FRAME - 40], r10
    sbb r10, [rip + sangi_p511_modulus + 32]
    mov [FRAME - 48], r11
    sbb r11, [rip + sangi_p511_modulus + 40]
    mov [FRAME - 56], rdx
    sbb rdx, [rip + sangi_p511_modulus + 48]
    mov [FRAME - 64], rsi
    sbb rsi, [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc rcx, [FRAME - 16]
    cmovc r8, [FRAME - 24]
    cmovc r9, [FRAME - 32]
    cmovc r10, [FRAME - 40]
    cmovc r11, [FRAME - 48]
    cmovc rdx, [FRAME - 56]
    cmovc rsi, [FRAME - 64]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rsi
    RELEASE
    LEAVE
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
    ENTER(2)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    /* s = x + p where x is odd, else x */
    bt qword ptr [rsi], 0
    sbb rax, rax
    mov rcx, [rip + sangi_p511_modulus]
    and rcx, rax
    mov r8, [rip + sangi_p511_modulus + 8]
    and r8, rax
    mov r9, [rip + sangi_p511_modulus + 16]
    and r9, rax
    mov r10, [rip + sangi_p511_modulus + 24]
    and r10, rax
    mov r11, [rip + sangi_p511_modulus + 32]
    and r11, rax
    mov rdx, [rip + sangi_p511_modulus + 40]
    and rdx, rax
    mov rbx, [rip + sangi_p511_modulus + 48]
    and rbx, rax
    and rax, [rip + sangi_p511_modulus + 56]
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rdx, [rsi + 40]
    adc rbx, [rsi + 48]
    adc rax, [rsi + 56]
    /* s / 2 */
    shr rax, 1
    rcr rbx, 1
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
    mov [rdi + 48], rbx
    mov [rdi + 56], rax
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p511_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p511_mul_x64)
    .globl SYMBOL(sangi_p511_mul_x64)
    KIND(sangi_p511_mul_x64)
    .p2align 5
SYMBOL(sangi_p511_mul_x64):
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
    mulx r14, rax, [r8 + 48]
    adcx r13, rax
    mulx r15, rax, [r8 + 56]
    adcx r14, rax
    adcx r15, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r14, rax
    adox r15, rcx
    mulx r9, rax, [rip + sangi_p511_modulus + 128]
    adcx r15, rax
    adox r9, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
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
    mulx rcx, rax, [r8 + 48]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 56]
    adcx r15, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r15, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_p511_modulus + 128]
    adcx r9, rax
    adox r10, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
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
    adox r15, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 56]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [rip + sangi_p511_modulus + 128]
    adcx r10, rax
    adox r11, [rip + sangi_p511_modulus + 64]
    adcx r11, [rip + sangi_p511_modulus + 64]
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
    adox r15, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 56]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [rip + sangi_p511_modulus + 128]
    adcx r11, rax
    adox rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
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
    adox r15, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 56]
    adcx r11, rax
    adox rbx, rcx
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbp
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [rip + sangi_p511_modulus + 128]
    adcx rbx, rax
    adox rbp, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
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
    adox r15, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 56]
    adcx rbx, rax
    adox rbp, rcx
    mulx rax, rax, rdx
    adcx rbp, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r12
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [rip + sangi_p511_modulus + 128]
    adcx rbp, rax
    adox r12, [rip + sangi_p511_modulus + 64]
    adcx r12, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_6 * y */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r15, rax
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
    mulx rcx, rax, [r8 + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rax, rax, rdx
    adcx r12, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r13
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [rip + sangi_p511_modulus + 128]
    adcx r12, rax
    adox r13, [rip + sangi_p511_modulus + 64]
    adcx r13, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_7 * y */
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r15, rax
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
    mulx rcx, rax, [r8 + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 56]
    adcx r12, rax
    adox r13, rcx
    mulx rax, rax, rdx
    adcx r13, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r14
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 8]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 56]
    adcx r12, rax
    adox r13, rcx
    adcx r13, [rip + sangi_p511_modulus + 64]
    /* z = t - p where t >= p, else t */
    mov rdx, r15
    mov rsi, r9
    mov r8, r10
    mov rax, r11
    mov rcx, rbx
    mov r14, rbp
    mov [FRAME - 8], r12
    mov [FRAME - 16], r13
    sub r15, [rip + sangi_p511_modulus]
    sbb r9, [rip + sangi_p511_modulus + 8]
    sbb r10, [rip + sangi_p511_modulus + 16]
    sbb r11, [rip + sangi_p511_modulus + 24]
    sbb rbx, [rip + sangi_p511_modulus + 32]
    sbb rbp, [rip + sangi_p511_modulus + 40]
    sbb r12, [rip + sangi_p511_modulus + 48]
    sbb r13, [rip + sangi_p511_modulus + 56]
    cmovc r15, rdx
    cmovc r9, rsi
    cmovc r10, r8
    cmovc r11, rax
    cmovc rbx, rcx
    cmovc rbp, r14
    cmovc r12, [FRAME - 8]
    cmovc r13, [FRAME - 16]
    mov [rdi], r15
    mov [rdi + 8], r9
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    mov [rdi + 32], rbx
    mov [rdi + 40], rbp
    mov [rdi + 48], r12
    mov [rdi + 56], r13
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
    SIZE(sangi_p511_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p511_sqr_x64)
    .globl SYMBOL(sangi_p511_sqr_x64)
    KIND(sangi_p511_sqr_x64)
    .p2align 5
SYMBOL(sangi_p511_sqr_x64):
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
    mov rcx, [rsi + 48]
    lea rax, [rcx + rcx]
    mov [FRAME - 72], rax
    adcx rcx, rcx
    mov [FRAME - 80], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov rcx, [rsi + 56]
    lea rax, [rcx + rcx]
    mov [FRAME - 88], rax
    adcx rcx, rcx
    mov [FRAME - 96], rcx
    mulx r14, rax, rcx
    adox r13, rax
    mov eax, 0
    adox r14, rax
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r8
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r13, rax
    adox r14, rcx
    mulx r8, rax, [rip + sangi_p511_modulus + 128]
    adcx r14, rax
    adox r8, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
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
    adox r13, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r14, rax
    adox r8, rcx
    mulx rax, rax, rdx
    adcx r8, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r14, rax
    adox r8, rcx
    mulx r9, rax, [rip + sangi_p511_modulus + 128]
    adcx r8, rax
    adox r9, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
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
    adox r13, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r8, rax
    adox r9, rcx
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [rip + sangi_p511_modulus + 128]
    adcx r9, rax
    adox r10, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r9, rax
    adox r10, rcx
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [rip + sangi_p511_modulus + 128]
    adcx r10, rax
    adox r11, [rip + sangi_p511_modulus + 64]
    adcx r11, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r10, rax
    adox r11, rcx
    mulx rax, rax, rdx
    adcx r11, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [rip + sangi_p511_modulus + 128]
    adcx r11, rax
    adox rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r11, rax
    adox rbx, rcx
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbp
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [rip + sangi_p511_modulus + 128]
    adcx rbx, rax
    adox rbp, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx rbx, rax
    adox rbp, rcx
    mulx rax, rax, rdx
    adcx rbp, [rip + sangi_p511_modulus + 64]
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r12
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [rip + sangi_p511_modulus + 128]
    adcx rbp, rax
    adox r12, [rip + sangi_p511_modulus + 64]
    adcx r12, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_7 * (x_7 + 2 * the limbs above it) */
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rax, rax, rdx
    adcx r12, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r13
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 8]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 16]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 56]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [rip + sangi_p511_modulus + 64]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r8
    mov rax, r9
    mov rcx, r10
    mov r13, r11
    mov [FRAME - 8], rbx
    mov [FRAME - 16], rbp
    mov [FRAME - 24], r12
    sub r14, [rip + sangi_p511_modulus]
    sbb r8, [rip + sangi_p511_modulus + 8]
    sbb r9, [rip + sangi_p511_modulus + 16]
    sbb r10, [rip + sangi_p511_modulus + 24]
    sbb r11, [rip + sangi_p511_modulus + 32]
    sbb rbx, [rip + sangi_p511_modulus + 40]
    sbb rbp, [rip + sangi_p511_modulus + 48]
    sbb r12, [rip + sangi_p511_modulus + 56]
    cmovc r14, rdx
    cmovc r8, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r13
    cmovc rbx, [FRAME - 8]
    cmovc rbp, [FRAME - 16]
    cmovc r12, [FRAME - 24]
    mov [rdi], r14
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    mov [rdi + 56], r12
    RELEASE
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
    SIZE(sangi_p511_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p511_mul_lazy_x64)
    .globl SYMBOL(sangi_p511_mul_lazy_x64)
    KIND(sangi_p511_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_p511_mul_lazy_x64):
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
    mov [FRAME - 8], rdi
    mov rcx, rdx
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor edi, edi
    mulx r9, r8, [rcx]
    mulx r10, rdi, [rcx + 8]
    adcx r9, rdi
    mulx r11, rdi, [rcx + 16]
    adcx r10, rdi
    mulx rbx, rdi, [rcx + 24]
    adcx r11, rdi
    mulx rbp, rdi, [rcx + 32]
    adcx rbx, rdi
    mulx r12, rdi, [rcx + 40]
    adcx rbp, rdi
    mulx r13, rdi, [rcx + 48]
    adcx r12, rdi
    mulx r14, rdi, [rcx + 56]
    adcx r13, rdi
    adcx r14, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r8
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r13, rdi
    adox r14, rax
    adcx r14, [rip + sangi_p511_modulus + 64]
    mov r15, [rip + sangi_p511_modulus + 64]
    adcx r15, [rip + sangi_p511_modulus + 64]
    adox r15, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rcx + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 56]
    adcx r14, rdi
    adox r15, rax
    mulx rdi, rdi, rdx
    adcx r15, [rip + sangi_p511_modulus + 64]
    mov r8, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    adox r8, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r9
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r14, rdi
    adox r15, rax
    mulx rdi, rdi, rdx
    adcx r15, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    adox r8, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rcx + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 56]
    adcx r15, rdi
    adox r8, rax
    mulx rdi, rdi, rdx
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov r9, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
    adox r9, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r15, rdi
    adox r8, rax
    mulx rdi, rdi, rdx
    adcx r8, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
    adox r9, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rcx + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rcx + 56]
    adcx r8, rdi
    adox r9, rax
    mulx rdi, rdi, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    mov r10, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
    adox r10, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r8, rdi
    adox r9, rax
    mulx rdi, rdi, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
    adox r10, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rcx + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rcx + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 56]
    adcx r9, rdi
    adox r10, rax
    mulx rdi, rdi, rdx
    adcx r10, [rip + sangi_p511_modulus + 64]
    mov r11, [rip + sangi_p511_modulus + 64]
    adcx r11, [rip + sangi_p511_modulus + 64]
    adox r11, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r9, rdi
    adox r10, rax
    mulx rdi, rdi, rdx
    adcx r10, [rip + sangi_p511_modulus + 64]
    adcx r11, [rip + sangi_p511_modulus + 64]
    adox r11, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rcx + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 56]
    adcx r10, rdi
    adox r11, rax
    mulx rdi, rdi, rdx
    adcx r11, [rip + sangi_p511_modulus + 64]
    mov rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adox rbx, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r10, rdi
    adox r11, rax
    mulx rdi, rdi, rdx
    adcx r11, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adox rbx, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_6 * y */
    mov rdx, [rsi + 48]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rcx + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 56]
    adcx r11, rdi
    adox rbx, rax
    mulx rdi, rdi, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    mov rbp, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
    adox rbp, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx r11, rdi
    adox rbx, rax
    mulx rdi, rdi, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
    adox rbp, [rip + sangi_p511_modulus + 64]
    /* t <- t + x_7 * y */
    mov rdx, [rsi + 56]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rcx + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 56]
    adcx rbx, rdi
    adox rbp, rax
    mulx rdi, rdi, rdx
    adcx rbp, [rip + sangi_p511_modulus + 64]
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r13
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor edi, edi
    mulx rax, rdi, [rip + sangi_p511_modulus]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rip + sangi_p511_modulus + 56]
    adcx rbx, rdi
    adox rbp, rax
    adcx rbp, [rip + sangi_p511_modulus + 64]
    mov rdi, [FRAME - 8]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rbp
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
    SIZE(sangi_p511_mul_lazy_x64)

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
    ENTER(3)
    RESERVE
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
    mov r11, [rsi + 40]
    adc r11, [rdx + 40]
    mov [FRAME - 8], r11
    mov r11, [rsi + 48]
    adc r11, [rdx + 48]
    mov rsi, [rsi + 56]
    adc rsi, [rdx + 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov rax, [FRAME - 8]
    mov [rdi + 40], rax
    mov [rdi + 48], r11
    mov [rdi + 56], rsi
    RELEASE
    LEAVE
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
    ENTER(2)
    push rbx
    PUSHED(rbx)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, [rip + sangi_p511_modulus]
    mov rcx, [rsi + 8]
    sbb rcx, [rip + sangi_p511_modulus + 8]
    mov r8, [rsi + 16]
    sbb r8, [rip + sangi_p511_modulus + 16]
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_p511_modulus + 24]
    mov r10, [rsi + 32]
    sbb r10, [rip + sangi_p511_modulus + 32]
    mov r11, [rsi + 40]
    sbb r11, [rip + sangi_p511_modulus + 40]
    mov rdx, [rsi + 48]
    sbb rdx, [rip + sangi_p511_modulus + 48]
    mov rbx, [rsi + 56]
    sbb rbx, [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rax, [rsi]
    cmovc rcx, [rsi + 8]
    cmovc r8, [rsi + 16]
    cmovc r9, [rsi + 24]
    cmovc r10, [rsi + 32]
    cmovc r11, [rsi + 40]
    cmovc rdx, [rsi + 48]
    cmovc rbx, [rsi + 56]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov [rdi + 56], rbx
    pop rbx
    POPPED(rbx)
    LEAVE
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
    mov [FRAME - 16], r11
    mov r11, [rdx + 48]
    cmovnz r11, [rsi + 48]
    mov rdx, [rdx + 56]
    cmovnz rdx, [rsi + 56]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov rax, [FRAME - 8]
    mov [rdi + 32], rax
    mov rax, [FRAME - 16]
    mov [rdi + 40], rax
    mov [rdi + 48], r11
    mov [rdi + 56], rdx
    RELEASE
    LEAVE
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
    mov rax, [rdi + 56]
    cmovnz rax, [rsi + 56]
    mov rcx, [rsi + 56]
    cmovnz rcx, [rdi + 56]
    mov [rdi + 56], rax
    mov [rsi + 56], rcx
    LEAVE
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
    or rax, [rdi + 56]
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
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
    mov rcx, [rdi + 48]
    xor rcx, [rsi + 48]
    or rax, rcx
    mov rdi, [rdi + 56]
    xor rdi, [rsi + 56]
    or rax, rdi
    /* below 1 only if it is 0 */
    cmp rax, 1
    sbb rax, rax
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p511_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p511_modulus:
    .quad 0x1b81b90533c6c87b
    .quad 0xc2721bf457aca835
    .quad 0x516730cc1f0b4f25
    .quad 0xa7aac6c567f35507
    .quad 0x5afbfcc69322c9cd
    .quad 0xb42d083aedc88c42
    .quad 0xfc8ab0d15e3e4c4a
    .quad 0x65b48e8f740f89bf
    .quad 0x0000000000000000
    .quad 0x3d0dd0b70000d352
    .quad 0x4fb00b3458430307
    .quad 0x123b5604ab815f40
    .quad 0x5bc22bdf73c535fd
    .quad 0x40449dde75223dd4
    .quad 0x490ec3d2de38eb66
    .quad 0xe9df0c68b43cbbe1
    .quad 0x28d2b10af56403b6
    .quad 0x66c1301f632e294d

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
