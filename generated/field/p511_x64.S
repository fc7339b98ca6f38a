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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
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
    mov qword ptr [FRAME - 8], rcx
    sbb rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    sbb r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [FRAME - 24], r9
    sbb r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [FRAME - 32], r10
    sbb r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [FRAME - 40], r11
    sbb r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [FRAME - 48], rbx
    sbb rbx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [FRAME - 56], rsi
    sbb rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rbx, qword ptr [FRAME - 48]
    cmovc rsi, qword ptr [FRAME - 56]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rsi
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
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
    mov qword ptr [FRAME - 8], rcx
    adc rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    adc r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [FRAME - 24], r9
    adc r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [FRAME - 32], r10
    adc r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [FRAME - 40], r11
    adc r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [FRAME - 48], rbx
    adc rbx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [FRAME - 56], rsi
    adc rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, qword ptr [FRAME - 8]
    cmovnc r8, qword ptr [FRAME - 16]
    cmovnc r9, qword ptr [FRAME - 24]
    cmovnc r10, qword ptr [FRAME - 32]
    cmovnc r11, qword ptr [FRAME - 40]
    cmovnc rbx, qword ptr [FRAME - 48]
    cmovnc rsi, qword ptr [FRAME - 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rsi
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
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
    mov qword ptr [FRAME - 8], rcx
    adc rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [FRAME - 16], r8
    adc r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [FRAME - 24], r9
    adc r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [FRAME - 32], r10
    adc r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [FRAME - 40], r11
    adc r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [FRAME - 48], rdx
    adc rdx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [FRAME - 56], rbx
    adc rbx, qword ptr [rip + sangi_p511_modulus + 56]
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, qword ptr [FRAME - 8]
    cmovnc r8, qword ptr [FRAME - 16]
    cmovnc r9, qword ptr [FRAME - 24]
    cmovnc r10, qword ptr [FRAME - 32]
    cmovnc r11, qword ptr [FRAME - 40]
    cmovnc rdx, qword ptr [FRAME - 48]
    cmovnc rbx, qword ptr [FRAME - 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rbx
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov qword ptr [FRAME - 8], rax
    sub rax, qword ptr [rip + sangi_p511_modulus]
    mov qword ptr [FRAME - 16], rcx
    sbb rcx, qword ptr [rip + sangi_p511_modulus + 8]
    mov qword ptr [FRAME - 24], r8
    sbb r8, qword ptr [rip + sangi_p511_modulus + 16]
    mov qword ptr [FRAME - 32], r9
    sbb r9, qword ptr [rip + sangi_p511_modulus + 24]
    mov qword ptr [FRAME - 40], r10
    sbb r10, qword ptr [rip + sangi_p511_modulus + 32]
    mov qword ptr [FRAME - 48], r11
    sbb r11, qword ptr [rip + sangi_p511_modulus + 40]
    mov qword ptr [FRAME - 56], rdx
    sbb rdx, qword ptr [rip + sangi_p511_modulus + 48]
    mov qword ptr [FRAME - 64], rsi
    sbb rsi, qword ptr [rip + sangi_p511_modulus + 56]
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc rcx, qword ptr [FRAME - 16]
    cmovc r8, qword ptr [FRAME - 24]
    cmovc r9, qword ptr [FRAME - 32]
    cmovc r10, qword ptr [FRAME - 40]
    cmovc r11, qword ptr [FRAME - 48]
    cmovc rdx, qword ptr [FRAME - 56]
    cmovc rsi, qword ptr [FRAME - 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rdx
    mov qword ptr [rdi + 56], rsi
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    UNWIND(pushreg r14)
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r15, 0
    UNWIND(pushreg r15)
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    /* t <- t + x_0 * y */
    mov rdx, qword ptr [rsi]
    mulx r10, r9, qword ptr [r8]
    mulx r11, rax, qword ptr [r8 + 8]
    add r10, rax
    mulx rbx, rax, qword ptr [r8 + 16]
    adc r11, rax
    mulx rbp, rax, qword ptr [r8 + 24]
    adc rbx, rax
    mulx r12, rax, qword ptr [r8 + 32]
    adc rbp, rax
    mulx r13, rax, qword ptr [r8 + 40]
    adc r12, rax
    mulx r14, rax, qword ptr [r8 + 48]
    adc r13, rax
    mulx r15, rax, qword ptr [r8 + 56]
    adc r14, rax
    adc r15, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r14, rax
    adox r15, rcx
    mulx r9, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r15, rax
    mov eax, 0
    adox r9, rax
    adc r9, 0
    /* t <- t + x_1 * y */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx r15, rax
    adox r9, rcx
    adc r9, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r15, rax
    adox r9, rcx
    mulx r10, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adc r10, 0
    /* t <- t + x_2 * y */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx r9, rax
    adox r10, rcx
    adc r10, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adc r11, 0
    /* t <- t + x_3 * y */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx r10, rax
    adox r11, rcx
    adc r11, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r11, rax
    mov eax, 0
    adox rbx, rax
    adc rbx, 0
    /* t <- t + x_4 * y */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx r11, rax
    adox rbx, rcx
    adc rbx, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbp
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx rbx, rax
    mov eax, 0
    adox rbp, rax
    adc rbp, 0
    /* t <- t + x_5 * y */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx rbx, rax
    adox rbp, rcx
    adc rbp, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r12
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx rbp, rax
    mov eax, 0
    adox r12, rax
    adc r12, 0
    /* t <- t + x_6 * y */
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx rbp, rax
    adox r12, rcx
    adc r12, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r13
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r12, rax
    mov eax, 0
    adox r13, rax
    adc r13, 0
    /* t <- t + x_7 * y */
    mov rdx, qword ptr [rsi + 56]
    xor eax, eax
    mulx rcx, rax, qword ptr [r8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [r8 + 8]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [r8 + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [r8 + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [r8 + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [r8 + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [r8 + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [r8 + 56]
    adcx r12, rax
    adox r13, rcx
    adc r13, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r14
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r12, rax
    adox r13, rcx
    adc r13, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r15
    mov rsi, r9
    mov r8, r10
    mov rax, r11
    mov rcx, rbx
    mov r14, rbp
    mov qword ptr [FRAME - 8], r12
    mov qword ptr [FRAME - 16], r13
    sub r15, qword ptr [rip + sangi_p511_modulus]
    sbb r9, qword ptr [rip + sangi_p511_modulus + 8]
    sbb r10, qword ptr [rip + sangi_p511_modulus + 16]
    sbb r11, qword ptr [rip + sangi_p511_modulus + 24]
    sbb rbx, qword ptr [rip + sangi_p511_modulus + 32]
    sbb rbp, qword ptr [rip + sangi_p511_modulus + 40]
    sbb r12, qword ptr [rip + sangi_p511_modulus + 48]
    sbb r13, qword ptr [rip + sangi_p511_modulus + 56]
    cmovc r15, rdx
    cmovc r9, rsi
    cmovc r10, r8
    cmovc r11, rax
    cmovc rbx, rcx
    cmovc rbp, r14
    cmovc r12, qword ptr [FRAME - 8]
    cmovc r13, qword ptr [FRAME - 16]
    mov qword ptr [rdi], r15
    mov qword ptr [rdi + 8], r9
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], r11
    mov qword ptr [rdi + 32], rbx
    mov qword ptr [rdi + 40], rbp
    mov qword ptr [rdi + 48], r12
    mov qword ptr [rdi + 56], r13
    RELEASE
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    UNWIND(pushreg r14)
    RESERVE
    UNWIND(endprologue)
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi]
    mulx r9, r8, rdx
    xor eax, eax
    mov rcx, qword ptr [rsi + 8]
    adcx rcx, rcx
    mulx r10, rax, rcx
    adox r9, rax
    mov rcx, qword ptr [rsi + 16]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 8], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 16], rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, qword ptr [rsi + 24]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 24], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 32], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, qword ptr [rsi + 32]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 40], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 48], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, qword ptr [rsi + 40]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 56], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 64], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, qword ptr [rsi + 48]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 72], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 80], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov rcx, qword ptr [rsi + 56]
    lea rax, [rcx + rcx]
    mov qword ptr [FRAME - 88], rax
    adcx rcx, rcx
    mov qword ptr [FRAME - 96], rcx
    mulx r14, rax, rcx
    adox r13, rax
    mov eax, 0
    adox r14, rax
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r8
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r13, rax
    adox r14, rcx
    mulx r8, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r14, rax
    mov eax, 0
    adox r8, rax
    adc r8, 0
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [FRAME - 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [FRAME - 32]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [FRAME - 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r14, rax
    adox r8, rcx
    adc r8, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r9
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r14, rax
    adox r8, rcx
    mulx r9, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r8, rax
    mov eax, 0
    adox r9, rax
    adc r9, 0
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [FRAME - 48]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r8, rax
    adox r9, rcx
    adc r9, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r10
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r9, rax
    mov eax, 0
    adox r10, rax
    adc r10, 0
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [FRAME - 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [FRAME - 64]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r9, rax
    adox r10, rcx
    adc r10, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r11
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r10, rax
    mov eax, 0
    adox r11, rax
    adc r11, 0
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [FRAME - 56]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [FRAME - 80]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r10, rax
    adox r11, rcx
    adc r11, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbx
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx r11, rax
    mov eax, 0
    adox rbx, rax
    adc rbx, 0
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [FRAME - 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [FRAME - 96]
    adcx r11, rax
    adox rbx, rcx
    adc rbx, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, rbp
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx rbx, rax
    mov eax, 0
    adox rbp, rax
    adc rbp, 0
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [FRAME - 88]
    adcx rbx, rax
    adox rbp, rcx
    adc rbp, 0
    /* fold: t <- (t - t_0) / W + t_0 * m */
    mov rdx, r12
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 72]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 80]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 88]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 96]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 104]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 112]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, qword ptr [rip + sangi_p511_modulus + 120]
    adcx rbp, rax
    mov eax, 0
    adox r12, rax
    adc r12, 0
    /* t <- t + x_7 * (x_7 + 2 * the limbs above it) */
    mov rdx, qword ptr [rsi + 56]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    adc r12, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r13
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor eax, eax
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r14, rax
    adox r8, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, qword ptr [rip + sangi_p511_modulus + 56]
    adcx rbp, rax
    adox r12, rcx
    adc r12, 0
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r8
    mov rax, r9
    mov rcx, r10
    mov r13, r11
    mov qword ptr [FRAME - 8], rbx
    mov qword ptr [FRAME - 16], rbp
    mov qword ptr [FRAME - 24], r12
    sub r14, qword ptr [rip + sangi_p511_modulus]
    sbb r8, qword ptr [rip + sangi_p511_modulus + 8]
    sbb r9, qword ptr [rip + sangi_p511_modulus + 16]
    sbb r10, qword ptr [rip + sangi_p511_modulus + 24]
    sbb r11, qword ptr [rip + sangi_p511_modulus + 32]
    sbb rbx, qword ptr [rip + sangi_p511_modulus + 40]
    sbb rbp, qword ptr [rip + sangi_p511_modulus + 48]
    sbb r12, qword ptr [rip + sangi_p511_modulus + 56]
    cmovc r14, rdx
    cmovc r8, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r13
    cmovc rbx, qword ptr [FRAME - 8]
    cmovc rbp, qword ptr [FRAME - 16]
    cmovc r12, qword ptr [FRAME - 24]
    mov qword ptr [rdi], r14
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], r12
    RELEASE
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r12, 0
    UNWIND(pushreg r12)
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r13, 0
    UNWIND(pushreg r13)
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r14, 0
    UNWIND(pushreg r14)
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset r15, 0
    UNWIND(pushreg r15)
    RESERVE
    UNWIND(endprologue)
    mov qword ptr [FRAME - 8], rdi
    mov rcx, rdx
    /* t <- t + x_0 * y */
    mov rdx, qword ptr [rsi]
    mulx r9, r8, qword ptr [rcx]
    mulx r10, rdi, qword ptr [rcx + 8]
    add r9, rdi
    mulx r11, rdi, qword ptr [rcx + 16]
    adc r10, rdi
    mulx rbx, rdi, qword ptr [rcx + 24]
    adc r11, rdi
    mulx rbp, rdi, qword ptr [rcx + 32]
    adc rbx, rdi
    mulx r12, rdi, qword ptr [rcx + 40]
    adc rbp, rdi
    mulx r13, rdi, qword ptr [rcx + 48]
    adc r12, rdi
    mulx r14, rdi, qword ptr [rcx + 56]
    adc r13, rdi
    adc r14, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r8
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r13, rdi
    adox r14, rax
    mov r15d, 0
    adcx r14, r15
    adox r15, r15
    adc r15, 0
    /* t <- t + x_1 * y */
    mov rdx, qword ptr [rsi + 8]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r14, rdi
    adox r15, rax
    mov r8d, 0
    adcx r15, r8
    adox r8, r8
    adc r8, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r9
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r14, rdi
    adox r15, rax
    mov edi, 0
    adcx r15, rdi
    adcx r8, rdi
    adox r8, rdi
    /* t <- t + x_2 * y */
    mov rdx, qword ptr [rsi + 16]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r15, rdi
    adox r8, rax
    mov r9d, 0
    adcx r8, r9
    adox r9, r9
    adc r9, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r10
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r15, rdi
    adox r8, rax
    mov edi, 0
    adcx r8, rdi
    adcx r9, rdi
    adox r9, rdi
    /* t <- t + x_3 * y */
    mov rdx, qword ptr [rsi + 24]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r8, rdi
    adox r9, rax
    mov r10d, 0
    adcx r9, r10
    adox r10, r10
    adc r10, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r11
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r8, rdi
    adox r9, rax
    mov edi, 0
    adcx r9, rdi
    adcx r10, rdi
    adox r10, rdi
    /* t <- t + x_4 * y */
    mov rdx, qword ptr [rsi + 32]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r9, rdi
    adox r10, rax
    mov r11d, 0
    adcx r10, r11
    adox r11, r11
    adc r11, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbx
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r9, rdi
    adox r10, rax
    mov edi, 0
    adcx r10, rdi
    adcx r11, rdi
    adox r11, rdi
    /* t <- t + x_5 * y */
    mov rdx, qword ptr [rsi + 40]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r10, rdi
    adox r11, rax
    mov ebx, 0
    adcx r11, rbx
    adox rbx, rbx
    adc rbx, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, rbp
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r10, rdi
    adox r11, rax
    mov edi, 0
    adcx r11, rdi
    adcx rbx, rdi
    adox rbx, rdi
    /* t <- t + x_6 * y */
    mov rdx, qword ptr [rsi + 48]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx r11, rdi
    adox rbx, rax
    mov ebp, 0
    adcx rbx, rbp
    adox rbp, rbp
    adc rbp, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r12
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx r11, rdi
    adox rbx, rax
    mov edi, 0
    adcx rbx, rdi
    adcx rbp, rdi
    adox rbp, rdi
    /* t <- t + x_7 * y */
    mov rdx, qword ptr [rsi + 56]
    xor edi, edi
    mulx rax, rdi, qword ptr [rcx]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rcx + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rcx + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rcx + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rcx + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rcx + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rcx + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rcx + 56]
    adcx rbx, rdi
    adox rbp, rax
    adc rbp, 0
    /* q = t_0 * n0; t <- (t + q * p) / W */
    mov rdx, r13
    imul rdx, qword ptr [rip + sangi_p511_modulus + 128]
    xor edi, edi
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 16]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 24]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 48]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, qword ptr [rip + sangi_p511_modulus + 56]
    adcx rbx, rdi
    adox rbp, rax
    adc rbp, 0
    mov rdi, qword ptr [FRAME - 8]
    mov qword ptr [rdi], r14
    mov qword ptr [rdi + 8], r15
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov qword ptr [rdi + 40], r11
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], rbp
    RELEASE
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rsi + 48]
    adc r11, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    adc rsi, qword ptr [rdx + 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    mov qword ptr [rdi + 16], r8
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r10
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rdi + 48], r11
    mov qword ptr [rdi + 56], rsi
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    UNWIND(endprologue)
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
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rdx + 40]
    cmovnz r11, qword ptr [rsi + 40]
    mov qword ptr [FRAME - 16], r11
    mov r11, qword ptr [rdx + 48]
    cmovnz r11, qword ptr [rsi + 48]
    mov rdx, qword ptr [rdx + 56]
    cmovnz rdx, qword ptr [rsi + 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov rax, qword ptr [FRAME - 8]
    mov qword ptr [rdi + 32], rax
    mov rax, qword ptr [FRAME - 16]
    mov qword ptr [rdi + 40], rax
    mov qword ptr [rdi + 48], r11
    mov qword ptr [rdi + 56], rdx
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
