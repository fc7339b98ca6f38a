/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * p = 0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffff
 * p434, base field of SIKEp434; 434 bits in 7 limbs of 64, a spare bit on top
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
    HIDE(sangi_p434_add_x64)
    .globl SYMBOL(sangi_p434_add_x64)
    KIND(sangi_p434_add_x64)
    .p2align 5
SYMBOL(sangi_p434_add_x64):
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
    /* d = s - p */
    mov rdx, rax
    sub rdx, -1
    mov [FRAME - 8], rcx
    sbb rcx, -1
    mov [FRAME - 16], r8
    sbb r8, -1
    mov [FRAME - 24], r9
    sbb r9, [rip + sangi_p434_modulus]
    mov [FRAME - 32], r10
    sbb r10, [rip + sangi_p434_modulus + 8]
    mov [FRAME - 40], r11
    sbb r11, [rip + sangi_p434_modulus + 16]
    mov [FRAME - 48], rsi
    sbb rsi, [rip + sangi_p434_modulus + 24]
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rsi, [FRAME - 48]
    mov [rdi], rdx
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
    SIZE(sangi_p434_add_x64)

/* z <- (x - y) mod p */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p434_sub_x64)
    .globl SYMBOL(sangi_p434_sub_x64)
    KIND(sangi_p434_sub_x64)
    .p2align 5
SYMBOL(sangi_p434_sub_x64):
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
    mov rdx, rax
    add rdx, -1
    mov [FRAME - 8], rcx
    adc rcx, -1
    mov [FRAME - 16], r8
    adc r8, -1
    mov [FRAME - 24], r9
    adc r9, [rip + sangi_p434_modulus]
    mov [FRAME - 32], r10
    adc r10, [rip + sangi_p434_modulus + 8]
    mov [FRAME - 40], r11
    adc r11, [rip + sangi_p434_modulus + 16]
    mov [FRAME - 48], rsi
    adc rsi, [rip + sangi_p434_modulus + 24]
    /* t where d < 0, else d */
    cmovc rax, rdx
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rsi, [FRAME - 48]
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
    SIZE(sangi_p434_sub_x64)

/* z <- -x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p, and z = 0 for x = 0 */
/* rdi = z, rsi = x */
    HIDE(sangi_p434_neg_x64)
    .globl SYMBOL(sangi_p434_neg_x64)
    KIND(sangi_p434_neg_x64)
    .p2align 5
SYMBOL(sangi_p434_neg_x64):
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
    mov rsi, rax
    add rsi, -1
    mov [FRAME - 8], rcx
    adc rcx, -1
    mov [FRAME - 16], r8
    adc r8, -1
    mov [FRAME - 24], r9
    adc r9, [rip + sangi_p434_modulus]
    mov [FRAME - 32], r10
    adc r10, [rip + sangi_p434_modulus + 8]
    mov [FRAME - 40], r11
    adc r11, [rip + sangi_p434_modulus + 16]
    mov [FRAME - 48], rdx
    adc rdx, [rip + sangi_p434_modulus + 24]
    /* t where d < 0, else d */
    cmovc rax, rsi
    cmovnc rcx, [FRAME - 8]
    cmovnc r8, [FRAME - 16]
    cmovnc r9, [FRAME - 24]
    cmovnc r10, [FRAME - 32]
    cmovnc r11, [FRAME - 40]
    cmovnc rdx, [FRAME - 48]
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
    SIZE(sangi_p434_neg_x64)

/* z <- 2x mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p434_dbl_x64)
    .globl SYMBOL(sangi_p434_dbl_x64)
    KIND(sangi_p434_dbl_x64)
    .p2align 5
SYMBOL(sangi_p434_dbl_x64):
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
    /* d = s - p */
    mov rdx, rax
    sub rdx, -1
    mov [FRAME - 8], rcx
    sbb rcx, -1
    mov [FRAME - 16], r8
    sbb r8, -1
    mov [FRAME - 24], r9
    sbb r9, [rip + sangi_p434_modulus]
    mov [FRAME - 32], r10
    sbb r10, [rip + sangi_p434_modulus + 8]
    mov [FRAME - 40], r11
    sbb r11, [rip + sangi_p434_modulus + 16]
    mov [FRAME - 48], rsi
    sbb rsi, [rip + sangi_p434_modulus + 24]
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc rcx, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rsi, [FRAME - 48]
    mov [rdi], rdx
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
    SIZE(sangi_p434_dbl_x64)

/* z <- x / 2 mod p */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p434_half_x64)
    .globl SYMBOL(sangi_p434_half_x64)
    KIND(sangi_p434_half_x64)
    .p2align 5
SYMBOL(sangi_p434_half_x64):
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
    mov r10, [rip + sangi_p434_modulus]
    and r10, rax
    mov r11, [rip + sangi_p434_modulus + 8]
    and r11, rax
    mov rdx, [rip + sangi_p434_modulus + 16]
    and rdx, rax
    and rax, [rip + sangi_p434_modulus + 24]
    add rcx, [rsi]
    adc r8, [rsi + 8]
    adc r9, [rsi + 16]
    adc r10, [rsi + 24]
    adc r11, [rsi + 32]
    adc rdx, [rsi + 40]
    adc rax, [rsi + 48]
    /* s / 2 */
    shr rax, 1
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
    SIZE(sangi_p434_half_x64)

/* z <- x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p434_mul_x64)
    .globl SYMBOL(sangi_p434_mul_x64)
    KIND(sangi_p434_mul_x64)
    .p2align 5
SYMBOL(sangi_p434_mul_x64):
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
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    xor r9d, r9d
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
    mov rdx, rcx
    adcx r13, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r9, rcx, [rip + sangi_p434_modulus + 32]
    adcx r8, rcx
    mulx r14, rcx, [rip + sangi_p434_modulus + 32]
    adox r10, r9
    adox rbx, r14
    adcx r10, rcx
    mulx r9, rcx, [rip + sangi_p434_modulus + 40]
    adox r11, r9
    adcx rbx, rcx
    mulx r9, rcx, [rip + sangi_p434_modulus + 8]
    adcx r11, rcx
    adox rbp, r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 16]
    adcx rbp, rcx
    adox r12, r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 24]
    adcx r12, rcx
    adox r13, r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 32]
    adox r9, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 8]
    adcx r13, rcx
    mulx r14, rcx, [rax]
    adcx r9, [rip + sangi_p434_modulus + 32]
    xor r15d, r15d
    adcx r8, rcx
    adox r10, r14
    mulx r14, rcx, [rax + 8]
    adcx r10, rcx
    adox rbx, r14
    mulx r14, rcx, [rax + 16]
    adcx rbx, rcx
    adox r11, r14
    mulx r14, rcx, [rax + 24]
    adcx r11, rcx
    mulx r15, rcx, [rax + 32]
    adox rbp, r14
    adox r12, r15
    adcx rbp, rcx
    mulx r14, rcx, [rax + 40]
    adcx r12, rcx
    mulx r15, rcx, [rax + 48]
    adox r13, r14
    adox r9, r15
    adcx r13, rcx
    mulx rcx, rcx, rdx
    adcx r9, [rip + sangi_p434_modulus + 32]
    mov rdx, r8
    xor ecx, ecx
    mulx r8, rcx, [rip + sangi_p434_modulus + 32]
    adox rbx, r8
    adcx r10, rcx
    mulx r8, rcx, [rip + sangi_p434_modulus + 32]
    adcx rbx, rcx
    adox r11, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 40]
    adcx r11, rcx
    adox rbp, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 8]
    adcx rbp, rcx
    adox r12, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 16]
    adcx r12, rcx
    adox r13, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 24]
    adcx r13, rcx
    adox r9, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 16]
    adcx r9, rcx
    adox r8, [rip + sangi_p434_modulus + 32]
    adcx r8, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r14, rcx, [rax]
    adox rbx, r14
    adcx r10, rcx
    mulx r14, rcx, [rax + 8]
    adcx rbx, rcx
    adox r11, r14
    mulx r14, rcx, [rax + 16]
    adox rbp, r14
    adcx r11, rcx
    mulx r14, rcx, [rax + 24]
    adcx rbp, rcx
    mulx r15, rcx, [rax + 32]
    adox r12, r14
    adcx r12, rcx
    mulx r14, rcx, [rax + 40]
    adox r13, r15
    adcx r13, rcx
    adox r9, r14
    mulx r14, rcx, [rax + 48]
    adox r8, r14
    adcx r9, rcx
    mulx rcx, rcx, rdx
    adcx r8, [rip + sangi_p434_modulus + 32]
    mov rdx, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    xor r14d, r14d
    adcx rbx, rcx
    adox r11, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    adcx r11, rcx
    adox rbp, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 40]
    adcx rbp, rcx
    adox r12, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 8]
    adcx r12, rcx
    adox r13, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 16]
    adcx r13, rcx
    adox r9, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 24]
    adcx r9, rcx
    adox r8, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    adcx r8, rcx
    adox r10, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 24]
    adcx r10, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r14, rcx, [rax]
    adox r11, r14
    mulx r15, r14, [rax + 8]
    adcx rbx, rcx
    adcx r11, r14
    adox rbp, r15
    mulx r14, rcx, [rax + 16]
    adox r12, r14
    adcx rbp, rcx
    mulx r14, rcx, [rax + 24]
    adcx r12, rcx
    adox r13, r14
    mulx r14, rcx, [rax + 32]
    adcx r13, rcx
    adox r9, r14
    mulx r14, rcx, [rax + 40]
    adcx r9, rcx
    mulx r15, rcx, [rax + 48]
    adox r8, r14
    adox r10, r15
    mulx r14, r14, rdx
    adcx r8, rcx
    mov rdx, rbx
    adcx r10, [rip + sangi_p434_modulus + 32]
    mulx rbx, rcx, [rip + sangi_p434_modulus + 32]
    xor r14d, r14d
    adcx r11, rcx
    mulx r14, rcx, [rip + sangi_p434_modulus + 32]
    adox rbp, rbx
    adcx rbp, rcx
    adox r12, r14
    mulx rbx, rcx, [rip + sangi_p434_modulus + 40]
    adox r13, rbx
    adcx r12, rcx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 8]
    adcx r13, rcx
    adox r9, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 16]
    adcx r9, rcx
    adox r8, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 24]
    adcx r8, rcx
    adox r10, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 32]
    adox rbx, [rip + sangi_p434_modulus + 32]
    adcx r10, rcx
    adcx rbx, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r14, rcx, [rax]
    adox rbp, r14
    adcx r11, rcx
    mulx r14, rcx, [rax + 8]
    adcx rbp, rcx
    adox r12, r14
    mulx r14, rcx, [rax + 16]
    adox r13, r14
    mulx r15, r14, [rax + 24]
    adcx r12, rcx
    adcx r13, r14
    adox r9, r15
    mulx r14, rcx, [rax + 32]
    adox r8, r14
    adcx r9, rcx
    mulx r14, rcx, [rax + 40]
    adcx r8, rcx
    adox r10, r14
    mulx r14, rcx, [rax + 48]
    adcx r10, rcx
    adox rbx, r14
    mulx rcx, rcx, rdx
    adcx rbx, [rip + sangi_p434_modulus + 32]
    mov rdx, r11
    xor ecx, ecx
    mulx r11, rcx, [rip + sangi_p434_modulus + 32]
    adox r12, r11
    mulx r14, r11, [rip + sangi_p434_modulus + 32]
    adox r13, r14
    adcx rbp, rcx
    adcx r12, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 40]
    adox r9, r11
    adcx r13, rcx
    mulx r11, rcx, [rip + sangi_p434_modulus + 8]
    adox r8, r11
    adcx r9, rcx
    mulx r11, rcx, [rip + sangi_p434_modulus + 16]
    adcx r8, rcx
    adox r10, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 24]
    adcx r10, rcx
    adox rbx, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 32]
    adcx rbx, rcx
    adox r11, [rip + sangi_p434_modulus + 32]
    adcx r11, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mov rdx, [rsi + 40]
    mulx r14, rcx, [rax]
    adox r12, r14
    adcx rbp, rcx
    mulx r14, rcx, [rax + 8]
    adcx r12, rcx
    mulx r15, rcx, [rax + 16]
    adox r13, r14
    adcx r13, rcx
    adox r9, r15
    mulx r14, rcx, [rax + 24]
    adox r8, r14
    mulx r15, r14, [rax + 32]
    adcx r9, rcx
    adcx r8, r14
    adox r10, r15
    mulx r14, rcx, [rax + 40]
    adcx r10, rcx
    mulx r15, rcx, [rax + 48]
    adox rbx, r14
    adox r11, r15
    mulx r14, r14, rdx
    adcx rbx, rcx
    adcx r11, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mov rdx, rbp
    mulx rbp, rcx, [rip + sangi_p434_modulus + 32]
    adcx r12, rcx
    adox r13, rbp
    mulx rbp, rcx, [rip + sangi_p434_modulus + 32]
    adcx r13, rcx
    mulx r14, rcx, [rip + sangi_p434_modulus + 40]
    adox r9, rbp
    adox r8, r14
    mulx r14, rbp, [rip + sangi_p434_modulus + 8]
    adcx r9, rcx
    adox r10, r14
    mulx r14, rcx, [rip + sangi_p434_modulus + 16]
    adcx r8, rbp
    mulx r15, rbp, [rip + sangi_p434_modulus + 24]
    adcx r10, rcx
    adox rbx, r14
    adcx rbx, rbp
    adox r11, r15
    mulx rbp, rcx, [rip + sangi_p434_modulus + 32]
    adcx r11, rcx
    adox rbp, [rip + sangi_p434_modulus + 32]
    adcx rbp, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 48]
    mulx r14, rcx, [rax]
    xor r15d, r15d
    adcx r12, rcx
    adox r13, r14
    mulx r14, rcx, [rax + 8]
    adcx r13, rcx
    adox r9, r14
    mulx r14, rcx, [rax + 16]
    adcx r9, rcx
    adox r8, r14
    mulx r14, rcx, [rax + 24]
    adcx r8, rcx
    adox r10, r14
    mulx r14, rcx, [rax + 32]
    adcx r10, rcx
    adox rbx, r14
    mulx r14, rcx, [rax + 40]
    adcx rbx, rcx
    adox r11, r14
    mulx rcx, rax, [rax + 48]
    adox rbp, rcx
    adcx r11, rax
    mulx rax, rax, rdx
    mov rdx, r12
    adcx rbp, [rip + sangi_p434_modulus + 32]
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    xor r12d, r12d
    mulx r14, r12, [rip + sangi_p434_modulus + 40]
    mulx rsi, r15, [rip + sangi_p434_modulus + 32]
    adcx r13, r15
    adox r9, rsi
    adox r8, rcx
    adcx r9, rax
    mulx rcx, rax, [rip + sangi_p434_modulus + 24]
    adcx r8, r12
    mulx r15, r12, [rip + sangi_p434_modulus + 8]
    adox r10, r14
    adcx r10, r12
    mulx r14, r12, [rip + sangi_p434_modulus + 16]
    adox rbx, r15
    adcx rbx, r12
    adox r11, r14
    adcx r11, rax
    mov rax, r9
    adox rbp, rcx
    mulx r12, rcx, [rip + sangi_p434_modulus + 32]
    adcx rbp, rcx
    adox r12, [rip + sangi_p434_modulus + 32]
    adcx r12, [rip + sangi_p434_modulus + 32]
    mov [FRAME - 16], rbp
    mov [FRAME - 8], r11
    mov rcx, r8
    mov r12, r13
    sub r13, [rip + sangi_p434_modulus + 48]
    sbb r9, [rip + sangi_p434_modulus + 48]
    mov r14, r10
    mov r15, rbx
    sbb r8, [rip + sangi_p434_modulus + 48]
    sbb r10, [rip + sangi_p434_modulus]
    sbb rbx, [rip + sangi_p434_modulus + 8]
    sbb r11, [rip + sangi_p434_modulus + 16]
    sbb rbp, [rip + sangi_p434_modulus + 24]
    cmovc r10, r14
    cmovc r9, rax
    cmovc r8, rcx
    mov [rdi + 8], r9
    mov [rdi + 24], r10
    cmovc r13, r12
    cmovc rbx, r15
    cmovc r11, [FRAME - 8]
    cmovc rbp, [FRAME - 16]
    mov [rdi + 16], r8
    mov [rdi + 32], rbx
    mov [rdi + 48], rbp
    mov [rdi + 40], r11
    mov [rdi], r13
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
    SIZE(sangi_p434_mul_x64)

/* z <- x^2 / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p434_sqr_x64)
    .globl SYMBOL(sangi_p434_sqr_x64)
    KIND(sangi_p434_sqr_x64)
    .p2align 5
SYMBOL(sangi_p434_sqr_x64):
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
    xor eax, eax
    mov rax, [rsi + 8]
    adcx rax, rax
    mulx rcx, rax, rax
    mulx r9, r8, rdx
    mov r10, [rsi + 16]
    adox r9, rax
    mov rax, [rsi + 32]
    lea r11, [r10 + r10]
    adcx r10, r10
    mov [FRAME - 16], r10
    mov [FRAME - 8], r11
    lea r11, [rax + rax]
    mov rbx, [rsi + 24]
    lea rbp, [rbx + rbx]
    mov [FRAME - 24], rbp
    adcx rbx, rbx
    mulx rbp, r10, r10
    adox rcx, r10
    mulx r12, r10, rbx
    adox rbp, r10
    adcx rax, rax
    mov [FRAME - 48], rax
    mulx r10, rax, rax
    mov [FRAME - 32], rbx
    adox r12, rax
    mov rax, [rsi + 48]
    mov rbx, [rsi + 40]
    lea r13, [rbx + rbx]
    mov [FRAME - 40], r11
    adcx rbx, rbx
    mulx r14, r11, rbx
    adox r10, r11
    mov [FRAME - 64], rbx
    lea r11, [rax + rax]
    mov ebx, 0
    adcx rax, rax
    mov [FRAME - 80], rax
    mulx r15, rax, rax
    adox r14, rax
    adox r15, rbx
    mov rdx, r8
    xor eax, eax
    mulx r8, rax, [rip + sangi_p434_modulus + 32]
    adcx r9, rax
    adox rcx, r8
    mulx r8, rax, [rip + sangi_p434_modulus + 32]
    mov [FRAME - 72], r11
    mov [FRAME - 56], r13
    adcx rcx, rax
    adox rbp, r8
    mulx r8, rax, [rip + sangi_p434_modulus + 40]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rip + sangi_p434_modulus + 8]
    adcx r12, rax
    adox r10, r8
    mulx r8, rax, [rip + sangi_p434_modulus + 16]
    adcx r10, rax
    adox r14, r8
    mulx r8, rax, [rip + sangi_p434_modulus + 24]
    adox r15, r8
    adcx r14, rax
    mulx r8, rax, [rip + sangi_p434_modulus + 32]
    adcx r15, rax
    mov rdx, [rsi + 8]
    adox r8, [rip + sangi_p434_modulus + 32]
    adcx r8, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mulx r11, rax, rdx
    adcx rcx, rax
    adox rbp, r11
    mulx r11, rax, [FRAME - 8]
    adox r12, r11
    mulx rbx, r11, [FRAME - 32]
    adcx rbp, rax
    adox r10, rbx
    mulx rbx, rax, [FRAME - 48]
    adcx r12, r11
    adcx r10, rax
    mulx r11, rax, [FRAME - 64]
    adox r14, rbx
    adcx r14, rax
    mulx rbx, rax, [FRAME - 80]
    adox r15, r11
    adcx r15, rax
    adox r8, rbx
    mulx rax, rax, rdx
    mov rdx, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 32]
    adcx r8, [rip + sangi_p434_modulus + 32]
    xor r11d, r11d
    adcx rcx, rax
    adox rbp, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 32]
    adcx rbp, rax
    adox r12, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 40]
    adcx r12, rax
    adox r10, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 8]
    adcx r10, rax
    adox r14, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 16]
    adcx r14, rax
    adox r15, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 24]
    adcx r15, rax
    adox r8, r9
    mulx r9, rax, [rip + sangi_p434_modulus + 32]
    adcx r8, rax
    adox r9, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 16]
    mulx r11, rax, rdx
    adcx r9, [rip + sangi_p434_modulus + 32]
    xor ebx, ebx
    adcx r12, rax
    adox r10, r11
    mulx r11, rax, [FRAME - 24]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adox r14, r11
    adcx r14, rax
    adox r15, rbx
    mulx r11, rax, [FRAME - 64]
    adox r8, r11
    adcx r15, rax
    mulx r11, rax, [FRAME - 80]
    adcx r8, rax
    mulx rax, rax, rdx
    adox r9, r11
    adcx r9, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mov rdx, rcx
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    adcx rbp, rax
    mulx r11, rax, [rip + sangi_p434_modulus + 32]
    adox r12, rcx
    adox r10, r11
    adcx r12, rax
    mulx rcx, rax, [rip + sangi_p434_modulus + 40]
    adcx r10, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p434_modulus + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p434_modulus + 16]
    adox r8, rcx
    adcx r15, rax
    mulx rcx, rax, [rip + sangi_p434_modulus + 24]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 24]
    adox rcx, [rip + sangi_p434_modulus + 32]
    adcx r9, rax
    adcx rcx, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mulx r11, rax, rdx
    adox r15, r11
    mulx rbx, r11, [FRAME - 40]
    adcx r14, rax
    adox r8, rbx
    mulx rbx, rax, [FRAME - 64]
    adcx r15, r11
    adox r9, rbx
    adcx r8, rax
    mulx r11, rax, [FRAME - 80]
    adcx r9, rax
    adox rcx, r11
    mulx rax, rax, rdx
    mov rdx, rbp
    adcx rcx, [rip + sangi_p434_modulus + 32]
    mulx r11, rax, [rip + sangi_p434_modulus + 32]
    xor ebx, ebx
    adcx r12, rax
    mulx rbx, rax, [rip + sangi_p434_modulus + 32]
    adox r10, r11
    adox r14, rbx
    adcx r10, rax
    mulx r11, rax, [rip + sangi_p434_modulus + 40]
    adcx r14, rax
    adox r15, r11
    mulx r11, rax, [rip + sangi_p434_modulus + 8]
    adcx r15, rax
    adox r8, r11
    mulx r11, rax, [rip + sangi_p434_modulus + 16]
    adcx r8, rax
    adox r9, r11
    mulx r11, rax, [rip + sangi_p434_modulus + 24]
    adox rcx, r11
    adcx r9, rax
    mulx r11, rax, [rip + sangi_p434_modulus + 32]
    adox r11, [rip + sangi_p434_modulus + 32]
    adcx rcx, rax
    adcx r11, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rbx, rax, [FRAME - 56]
    mulx r13, rbp, rdx
    adcx r8, rbp
    adox r9, r13
    adcx r9, rax
    mulx rbp, rax, [FRAME - 80]
    adox rcx, rbx
    adcx rcx, rax
    mulx rax, rax, rdx
    adox r11, rbp
    mov rdx, r12
    mulx rbx, rax, [rip + sangi_p434_modulus + 32]
    adcx r11, [rip + sangi_p434_modulus + 32]
    xor ebp, ebp
    adox r14, rbx
    adcx r10, rax
    mulx rbx, rax, [rip + sangi_p434_modulus + 32]
    adox r15, rbx
    adcx r14, rax
    mulx rbx, rax, [rip + sangi_p434_modulus + 40]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rip + sangi_p434_modulus + 8]
    adcx r8, rax
    adox r9, rbx
    mulx rbx, rax, [rip + sangi_p434_modulus + 16]
    adcx r9, rax
    adox rcx, rbx
    mulx rbx, rax, [rip + sangi_p434_modulus + 24]
    adox r11, rbx
    adcx rcx, rax
    mulx rbx, rax, [rip + sangi_p434_modulus + 32]
    adox rbx, [rip + sangi_p434_modulus + 32]
    adcx r11, rax
    adcx rbx, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbp, rax, [FRAME - 72]
    mulx r13, r12, rdx
    adox r11, r13
    adcx rcx, r12
    adox rbx, rbp
    adcx r11, rax
    mulx rax, rax, rdx
    mov rdx, r10
    adcx rbx, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mulx r10, rax, [rip + sangi_p434_modulus + 32]
    adox r15, r10
    adcx r14, rax
    mulx r10, rax, [rip + sangi_p434_modulus + 32]
    adox r8, r10
    adcx r15, rax
    mulx r10, rax, [rip + sangi_p434_modulus + 40]
    adox r9, r10
    adcx r8, rax
    mulx r10, rax, [rip + sangi_p434_modulus + 8]
    adox rcx, r10
    adcx r9, rax
    mulx r10, rax, [rip + sangi_p434_modulus + 16]
    adcx rcx, rax
    adox r11, r10
    mulx r10, rax, [rip + sangi_p434_modulus + 24]
    adox rbx, r10
    adcx r11, rax
    mulx r10, rax, [rip + sangi_p434_modulus + 32]
    adcx rbx, rax
    adox r10, [rip + sangi_p434_modulus + 32]
    adcx r10, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mov rdx, [rsi + 48]
    mulx rbp, rax, rdx
    adcx rbx, rax
    mulx rax, rax, rdx
    adox r10, rbp
    adcx r10, [rip + sangi_p434_modulus + 32]
    xor eax, eax
    mov rdx, r14
    mulx rbp, rax, [rip + sangi_p434_modulus + 32]
    adox r8, rbp
    mulx r12, rbp, [rip + sangi_p434_modulus + 32]
    mulx r14, r13, [rip + sangi_p434_modulus + 40]
    adcx r15, rax
    adox r9, r12
    adcx r8, rbp
    adox rcx, r14
    mulx rbp, rax, [rip + sangi_p434_modulus + 24]
    adcx r9, r13
    mulx r13, r12, [rip + sangi_p434_modulus + 8]
    mulx rsi, r14, [rip + sangi_p434_modulus + 16]
    adcx rcx, r12
    adox r11, r13
    adox rbx, rsi
    mov r12, rcx
    adcx r11, r14
    adox r10, rbp
    adcx rbx, rax
    mulx rbp, rax, [rip + sangi_p434_modulus + 32]
    mov r13, r9
    mov r14, r8
    adcx r10, rax
    adox rbp, [rip + sangi_p434_modulus + 32]
    mov rax, r15
    adcx rbp, [rip + sangi_p434_modulus + 32]
    mov [FRAME - 24], r10
    mov [FRAME - 8], r11
    mov [FRAME - 16], rbx
    sub r15, [rip + sangi_p434_modulus + 48]
    sbb r8, [rip + sangi_p434_modulus + 48]
    sbb r9, [rip + sangi_p434_modulus + 48]
    sbb rcx, [rip + sangi_p434_modulus]
    sbb r11, [rip + sangi_p434_modulus + 8]
    sbb rbx, [rip + sangi_p434_modulus + 16]
    sbb r10, [rip + sangi_p434_modulus + 24]
    cmovc r8, r14
    cmovc r9, r13
    cmovc r15, rax
    cmovc rcx, r12
    cmovc r11, [FRAME - 8]
    cmovc rbx, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    mov [rdi + 32], r11
    mov [rdi], r15
    mov [rdi + 24], rcx
    mov [rdi + 40], rbx
    mov [rdi + 48], r10
    mov [rdi + 8], r8
    mov [rdi + 16], r9
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
    SIZE(sangi_p434_sqr_x64)

/* z = x * y / R mod p, R = 2^(bits of all limbs) */
/* @pre 0 <= x < p and 0 <= y < min(R, 64p), or both below 2p where 4p <= R */
/* @bound 0 <= z < 2p */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p434_mul_lazy_x64)
    .globl SYMBOL(sangi_p434_mul_lazy_x64)
    KIND(sangi_p434_mul_lazy_x64)
    .p2align 5
SYMBOL(sangi_p434_mul_lazy_x64):
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
    xor eax, eax
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax + 16]
    mulx r10, r9, [rax]
    mulx rbx, r11, [rax + 8]
    adcx r10, r11
    adcx rbx, rcx
    mulx r11, rcx, [rax + 24]
    adcx r8, rcx
    mulx rbp, rcx, [rax + 32]
    adcx r11, rcx
    mulx r12, rcx, [rax + 40]
    mulx r14, r13, [rax + 48]
    adcx rbp, rcx
    adcx r12, r13
    mov rdx, r9
    adcx r14, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r9, rcx, [rip + sangi_p434_modulus + 32]
    adox rbx, r9
    mulx r13, r9, [rip + sangi_p434_modulus + 32]
    adcx r10, rcx
    adox r8, r13
    adcx rbx, r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 40]
    adox r11, r9
    adcx r8, rcx
    mulx r9, rcx, [rip + sangi_p434_modulus + 8]
    adox rbp, r9
    adcx r11, rcx
    mulx r9, rcx, [rip + sangi_p434_modulus + 16]
    adcx rbp, rcx
    adox r12, r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 24]
    adox r14, r9
    adcx r12, rcx
    mulx r9, rcx, [rip + sangi_p434_modulus + 32]
    adox r9, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 8]
    adcx r14, rcx
    adcx r9, [rip + sangi_p434_modulus + 32]
    mulx r13, rcx, [rax]
    xor r15d, r15d
    adox rbx, r13
    adcx r10, rcx
    mulx r13, rcx, [rax + 8]
    adcx rbx, rcx
    adox r8, r13
    mulx r13, rcx, [rax + 16]
    adcx r8, rcx
    adox r11, r13
    mulx r13, rcx, [rax + 24]
    adox rbp, r13
    adcx r11, rcx
    mulx r13, rcx, [rax + 32]
    adox r12, r13
    mulx r15, r13, [rax + 40]
    adcx rbp, rcx
    adox r14, r15
    adcx r12, r13
    mulx r13, rcx, [rax + 48]
    adox r9, r13
    adcx r14, rcx
    mulx rcx, rcx, rdx
    mov rdx, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    adcx r9, [rip + sangi_p434_modulus + 32]
    xor r13d, r13d
    adcx rbx, rcx
    adox r8, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    adcx r8, rcx
    adox r11, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 40]
    adox rbp, r10
    adcx r11, rcx
    mulx r10, rcx, [rip + sangi_p434_modulus + 8]
    adcx rbp, rcx
    adox r12, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 16]
    adcx r12, rcx
    adox r14, r10
    mulx r10, rcx, [rip + sangi_p434_modulus + 24]
    adox r9, r10
    adcx r14, rcx
    mulx r10, rcx, [rip + sangi_p434_modulus + 32]
    adox r10, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 16]
    adcx r9, rcx
    adcx r10, [rip + sangi_p434_modulus + 32]
    mulx r13, rcx, [rax]
    xor r15d, r15d
    adox r8, r13
    adcx rbx, rcx
    mulx r13, rcx, [rax + 8]
    adox r11, r13
    adcx r8, rcx
    mulx r13, rcx, [rax + 16]
    adcx r11, rcx
    adox rbp, r13
    mulx r13, rcx, [rax + 24]
    adcx rbp, rcx
    adox r12, r13
    mulx r13, rcx, [rax + 32]
    adox r14, r13
    adcx r12, rcx
    mulx r13, rcx, [rax + 40]
    adox r9, r13
    adcx r14, rcx
    mulx r13, rcx, [rax + 48]
    adcx r9, rcx
    mulx rcx, rcx, rdx
    adox r10, r13
    adcx r10, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mov rdx, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 32]
    adcx r8, rcx
    adox r11, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 32]
    adcx r11, rcx
    adox rbp, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 40]
    adox r12, rbx
    adcx rbp, rcx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 8]
    adcx r12, rcx
    adox r14, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 16]
    adcx r14, rcx
    adox r9, rbx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 24]
    adox r10, rbx
    adcx r9, rcx
    mulx rbx, rcx, [rip + sangi_p434_modulus + 32]
    adcx r10, rcx
    adox rbx, [rip + sangi_p434_modulus + 32]
    adcx rbx, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx r13, rcx, [rax]
    adcx r8, rcx
    adox r11, r13
    mulx r13, rcx, [rax + 8]
    adcx r11, rcx
    adox rbp, r13
    mulx r13, rcx, [rax + 16]
    adcx rbp, rcx
    adox r12, r13
    mulx r13, rcx, [rax + 24]
    adcx r12, rcx
    adox r14, r13
    mulx r13, rcx, [rax + 32]
    adox r9, r13
    mulx r15, r13, [rax + 40]
    adcx r14, rcx
    adcx r9, r13
    adox r10, r15
    mulx r13, rcx, [rax + 48]
    adox rbx, r13
    adcx r10, rcx
    mulx rcx, rcx, rdx
    mov rdx, r8
    adcx rbx, [rip + sangi_p434_modulus + 32]
    mulx r8, rcx, [rip + sangi_p434_modulus + 32]
    xor r13d, r13d
    adox rbp, r8
    mulx r13, r8, [rip + sangi_p434_modulus + 32]
    adox r12, r13
    adcx r11, rcx
    adcx rbp, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 40]
    adox r14, r8
    adcx r12, rcx
    mulx r8, rcx, [rip + sangi_p434_modulus + 8]
    adox r9, r8
    adcx r14, rcx
    mulx r8, rcx, [rip + sangi_p434_modulus + 16]
    adcx r9, rcx
    adox r10, r8
    mulx r8, rcx, [rip + sangi_p434_modulus + 24]
    adox rbx, r8
    adcx r10, rcx
    mulx r8, rcx, [rip + sangi_p434_modulus + 32]
    adcx rbx, rcx
    adox r8, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 32]
    adcx r8, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r13, rcx, [rax]
    adox rbp, r13
    adcx r11, rcx
    mulx r13, rcx, [rax + 8]
    adcx rbp, rcx
    adox r12, r13
    mulx r13, rcx, [rax + 16]
    adox r14, r13
    adcx r12, rcx
    mulx r13, rcx, [rax + 24]
    adox r9, r13
    adcx r14, rcx
    mulx r13, rcx, [rax + 32]
    adox r10, r13
    adcx r9, rcx
    mulx r13, rcx, [rax + 40]
    adox rbx, r13
    adcx r10, rcx
    mulx r13, rcx, [rax + 48]
    adcx rbx, rcx
    adox r8, r13
    mulx rcx, rcx, rdx
    adcx r8, [rip + sangi_p434_modulus + 32]
    mov rdx, r11
    xor ecx, ecx
    mulx r11, rcx, [rip + sangi_p434_modulus + 32]
    adcx rbp, rcx
    adox r12, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 32]
    adox r14, r11
    adcx r12, rcx
    mulx r11, rcx, [rip + sangi_p434_modulus + 40]
    adox r9, r11
    adcx r14, rcx
    mulx r11, rcx, [rip + sangi_p434_modulus + 8]
    adox r10, r11
    adcx r9, rcx
    mulx r11, rcx, [rip + sangi_p434_modulus + 16]
    adcx r10, rcx
    adox rbx, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 24]
    adcx rbx, rcx
    adox r8, r11
    mulx r11, rcx, [rip + sangi_p434_modulus + 32]
    adcx r8, rcx
    mov rdx, [rsi + 40]
    adox r11, [rip + sangi_p434_modulus + 32]
    adcx r11, [rip + sangi_p434_modulus + 32]
    xor ecx, ecx
    mulx r13, rcx, [rax]
    adcx rbp, rcx
    adox r12, r13
    mulx r13, rcx, [rax + 8]
    adox r14, r13
    adcx r12, rcx
    mulx r13, rcx, [rax + 16]
    adcx r14, rcx
    adox r9, r13
    mulx r13, rcx, [rax + 24]
    adcx r9, rcx
    adox r10, r13
    mulx r13, rcx, [rax + 32]
    adcx r10, rcx
    adox rbx, r13
    mulx r13, rcx, [rax + 40]
    adcx rbx, rcx
    adox r8, r13
    mulx r13, rcx, [rax + 48]
    adcx r8, rcx
    adox r11, r13
    adcx r11, [rip + sangi_p434_modulus + 32]
    mulx rcx, rcx, rdx
    mov rdx, rbp
    mulx rbp, rcx, [rip + sangi_p434_modulus + 32]
    xor r13d, r13d
    adcx r12, rcx
    mulx r13, rcx, [rip + sangi_p434_modulus + 32]
    adox r14, rbp
    adcx r14, rcx
    adox r9, r13
    mulx rbp, rcx, [rip + sangi_p434_modulus + 40]
    adcx r9, rcx
    mulx r13, rcx, [rip + sangi_p434_modulus + 8]
    adox r10, rbp
    adcx r10, rcx
    mulx rbp, rcx, [rip + sangi_p434_modulus + 16]
    adox rbx, r13
    adox r8, rbp
    adcx rbx, rcx
    mulx rbp, rcx, [rip + sangi_p434_modulus + 24]
    adcx r8, rcx
    adox r11, rbp
    mulx rbp, rcx, [rip + sangi_p434_modulus + 32]
    mov rdx, [rsi + 48]
    adox rbp, [rip + sangi_p434_modulus + 32]
    adcx r11, rcx
    mulx r13, rcx, [rax + 16]
    adcx rbp, [rip + sangi_p434_modulus + 32]
    xor r15d, r15d
    mulx rsi, r15, [rax]
    adox r14, rsi
    adcx r12, r15
    mulx rsi, r15, [rax + 8]
    adox r9, rsi
    adcx r14, r15
    adcx r9, rcx
    adox r10, r13
    mulx r13, rcx, [rax + 24]
    adcx r10, rcx
    adox rbx, r13
    mulx r13, rcx, [rax + 32]
    adcx rbx, rcx
    adox r8, r13
    mulx r13, rcx, [rax + 40]
    adox r11, r13
    adcx r8, rcx
    mulx rcx, rax, [rax + 48]
    adcx r11, rax
    adox rbp, rcx
    mulx rax, rax, rdx
    adcx rbp, [rip + sangi_p434_modulus + 32]
    mov rdx, r12
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    xor r12d, r12d
    adox r9, rcx
    adcx r14, rax
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p434_modulus + 40]
    adox rbx, rcx
    mov [rdi + 8], r9
    mulx r9, rcx, [rip + sangi_p434_modulus + 8]
    adcx r10, rax
    adcx rbx, rcx
    adox r8, r9
    mulx rcx, rax, [rip + sangi_p434_modulus + 16]
    mulx r12, r9, [rip + sangi_p434_modulus + 24]
    adcx r8, rax
    adox r11, rcx
    adox rbp, r12
    adcx r11, r9
    mulx rcx, rax, [rip + sangi_p434_modulus + 32]
    adcx rbp, rax
    adox rcx, [rip + sangi_p434_modulus + 32]
    mov [rdi + 40], r11
    adcx rcx, [rip + sangi_p434_modulus + 32]
    mov [rdi + 48], rbp
    mov [rdi], r14
    mov [rdi + 32], r8
    mov [rdi + 24], rbx
    mov [rdi + 16], r10
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
    SIZE(sangi_p434_mul_lazy_x64)

/* z <- x + y, not reduced */
/* @pre x + y < 2^(bits of all limbs) */
/* @bound z = x + y */
/* rdi = z, rsi = x, rdx = y */
    HIDE(sangi_p434_add_lazy_x64)
    .globl SYMBOL(sangi_p434_add_lazy_x64)
    KIND(sangi_p434_add_lazy_x64)
    .p2align 5
SYMBOL(sangi_p434_add_lazy_x64):
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
    mov r11, [rsi + 40]
    adc r11, [rdx + 40]
    mov rsi, [rsi + 48]
    adc rsi, [rdx + 48]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p434_add_lazy_x64)

/* z <- x mod p */
/* @pre 0 <= x < 2p */
/* @post 0 <= z < p */
/* rdi = z, rsi = x */
    HIDE(sangi_p434_reduce_x64)
    .globl SYMBOL(sangi_p434_reduce_x64)
    KIND(sangi_p434_reduce_x64)
    .p2align 5
SYMBOL(sangi_p434_reduce_x64):
    .cfi_startproc
    endbr64
    ENTER(2)
    UNWIND(endprologue)
    /* d = s - p */
    mov rax, [rsi]
    sub rax, -1
    mov rcx, [rsi + 8]
    sbb rcx, -1
    mov r8, [rsi + 16]
    sbb r8, -1
    mov r9, [rsi + 24]
    sbb r9, [rip + sangi_p434_modulus]
    mov r10, [rsi + 32]
    sbb r10, [rip + sangi_p434_modulus + 8]
    mov r11, [rsi + 40]
    sbb r11, [rip + sangi_p434_modulus + 16]
    mov rdx, [rsi + 48]
    sbb rdx, [rip + sangi_p434_modulus + 24]
    /* s where d < 0, else d */
    cmovc rax, [rsi]
    cmovc rcx, [rsi + 8]
    cmovc r8, [rsi + 16]
    cmovc r9, [rsi + 24]
    cmovc r10, [rsi + 32]
    cmovc r11, [rsi + 40]
    cmovc rdx, [rsi + 48]
    mov [rdi], rax
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_p434_reduce_x64)

/* z <- x where mask is all ones, y where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = z, rsi = x, rdx = y, rcx = mask */
    HIDE(sangi_p434_select_x64)
    .globl SYMBOL(sangi_p434_select_x64)
    KIND(sangi_p434_select_x64)
    .p2align 5
SYMBOL(sangi_p434_select_x64):
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
    SIZE(sangi_p434_select_x64)

/* (x, y) <- (y, x) where mask is all ones; unchanged where it is 0 */
/* @pre mask is 0 or all ones */
/* rdi = x, rsi = y, rdx = mask */
    HIDE(sangi_p434_cswap_x64)
    .globl SYMBOL(sangi_p434_cswap_x64)
    KIND(sangi_p434_cswap_x64)
    .p2align 5
SYMBOL(sangi_p434_cswap_x64):
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
    SIZE(sangi_p434_cswap_x64)

/* all ones if x = 0, else 0 */
/* @pre 0 <= x < p */
/* rdi = x */
    HIDE(sangi_p434_is_zero_x64)
    .globl SYMBOL(sangi_p434_is_zero_x64)
    KIND(sangi_p434_is_zero_x64)
    .p2align 5
SYMBOL(sangi_p434_is_zero_x64):
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
    SIZE(sangi_p434_is_zero_x64)

/* all ones if x = y, else 0 */
/* @pre 0 <= x, y < p */
/* rdi = x, rsi = y */
    HIDE(sangi_p434_equal_x64)
    .globl SYMBOL(sangi_p434_equal_x64)
    KIND(sangi_p434_equal_x64)
    .p2align 5
SYMBOL(sangi_p434_equal_x64):
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
    SIZE(sangi_p434_equal_x64)


    CONSTANTS
    .p2align 6
sangi_p434_modulus:
    .quad 0xfdc1767ae2ffffff
    .quad 0x7bc65c783158aea3
    .quad 0x6cfc5fd681c52056
    .quad 0x0002341f27177344
    .quad 0x0000000000000000
    .quad 0xfdc1767ae3000000
    .quad 0xffffffffffffffff

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
