/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Montgomery products of 1 to 9 limbs for BMI2 and ADX
 * z <- x * y / R mod m and z <- x^2 / R mod m for any odd m below R, which may fill its limbs; n0 = -1/m follows m.
 * checked before it was written: each builder exhausted at two limbs of 4 bits, at three of 2 bits and, for
 * squares, at three of 3 bits, for every odd modulus; this code run on edge and random operands of edge and random
 * moduli; object check: straight line, no branch, no call, no secret address
 * and proved, kernel by kernel, for every odd modulus: congruence, range, memory, registers; the modulus and n0 are
 * symbols of the proof, of which it knows that n0 * m = -1 mod 2^64 and x, y < m < R
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

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_1_x64)
    .globl SYMBOL(sangi_mod_mont_mul_1_x64)
    KIND(sangi_mod_mont_mul_1_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_1_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    mulx r11, r10, [r9]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 8]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r11
    sub r11, [rcx]
    sbb rbx, 0
    cmovc r11, rdx
    mov [rdi], r11
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_mont_mul_1_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_1_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_1_x64)
    KIND(sangi_mod_mont_sqr_1_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_1_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 8]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r10
    sub r10, [r8]
    sbb r11, 0
    cmovc r10, rdx
    mov [rdi], r10
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_mont_sqr_1_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_2_x64)
    .globl SYMBOL(sangi_mod_mont_mul_2_x64)
    KIND(sangi_mod_mont_mul_2_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_2_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    adcx rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 16]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 8]
    adcx r11, rax
    adox rbx, r8
    adcx rbx, [FRAME - 8]
    mov rbp, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, r8
    adcx rbp, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 16]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 8]
    adcx rbx, rax
    adox rbp, r8
    adcx rbp, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, rbx
    mov rsi, rbp
    sub rbx, [rcx]
    sbb rbp, [rcx + 8]
    sbb r10, 0
    cmovc rbx, rdx
    cmovc rbp, rsi
    mov [rdi], rbx
    mov [rdi + 8], rbp
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_mont_mul_2_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_2_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_2_x64)
    KIND(sangi_mod_mont_sqr_2_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_2_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov eax, 0
    adox r11, rax
    sbb rax, rax
    mov [FRAME - 16], rax
    and rax, rdx
    add r11, rax
    mov ebx, 0
    adc rbx, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 16]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [FRAME - 8]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 16]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r11
    mov rsi, rbx
    sub r11, [r8]
    sbb rbx, [r8 + 8]
    sbb r9, 0
    cmovc r11, rdx
    cmovc rbx, rsi
    mov [rdi], r11
    mov [rdi + 8], rbx
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_mont_sqr_2_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_3_x64)
    .globl SYMBOL(sangi_mod_mont_mul_3_x64)
    KIND(sangi_mod_mont_mul_3_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_3_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    mulx rbp, rax, [r9 + 16]
    adcx rbx, rax
    adcx rbp, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 24]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 8]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 16]
    adcx rbx, rax
    adox rbp, r8
    adcx rbp, [FRAME - 8]
    mov r12, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 16]
    adcx rbp, rax
    adox r12, r8
    adcx r12, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 24]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 16]
    adcx rbp, rax
    adox r12, r8
    adcx r12, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 16]
    adcx r12, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 24]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 16]
    adcx r12, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, rbp
    mov rsi, r12
    mov r9, r10
    sub rbp, [rcx]
    sbb r12, [rcx + 8]
    sbb r10, [rcx + 16]
    sbb r11, 0
    cmovc rbp, rdx
    cmovc r12, rsi
    cmovc r10, r9
    mov [rdi], rbp
    mov [rdi + 8], r12
    mov [rdi + 16], r10
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
    SIZE(sangi_mod_mont_mul_3_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_3_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_3_x64)
    KIND(sangi_mod_mont_sqr_3_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_3_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov eax, 0
    adox rbx, rax
    sbb rax, rax
    mov [FRAME - 24], rax
    and rax, rdx
    add rbx, rax
    mov ebp, 0
    adc rbp, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 24]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    mov rax, rdx
    and rax, [FRAME - 24]
    mov [FRAME - 40], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [FRAME - 40]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 24]
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
    adcx rbp, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r9, rcx
    adcx r9, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [r8 + 24]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 16]
    adcx rbp, rax
    adox r9, rcx
    adcx r9, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, rbx
    mov rsi, rbp
    mov rax, r9
    sub rbx, [r8]
    sbb rbp, [r8 + 8]
    sbb r9, [r8 + 16]
    sbb r10, 0
    cmovc rbx, rdx
    cmovc rbp, rsi
    cmovc r9, rax
    mov [rdi], rbx
    mov [rdi + 8], rbp
    mov [rdi + 16], r9
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_mont_sqr_3_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_4_x64)
    .globl SYMBOL(sangi_mod_mont_mul_4_x64)
    KIND(sangi_mod_mont_mul_4_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_4_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    push r13
    PUSHED(r13)
    RESERVE
    UNWIND(endprologue)
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    mulx rbp, rax, [r9 + 16]
    adcx rbx, rax
    mulx r12, rax, [r9 + 24]
    adcx rbp, rax
    adcx r12, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 32]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 8]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 16]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 24]
    adcx rbp, rax
    adox r12, r8
    adcx r12, [FRAME - 8]
    mov r13, [FRAME - 8]
    adcx r13, [FRAME - 8]
    adox r13, [FRAME - 8]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 24]
    adcx r12, rax
    adox r13, r8
    adcx r13, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 32]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 24]
    adcx r12, rax
    adox r13, r8
    adcx r13, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 24]
    adcx r13, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 32]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 24]
    adcx r13, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 16]
    adcx r13, rax
    adox r10, r8
    mulx r8, rax, [r9 + 24]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 32]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 16]
    adcx r13, rax
    adox r10, r8
    mulx r8, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r12
    mov rsi, r13
    mov r9, r10
    mov rax, r11
    sub r12, [rcx]
    sbb r13, [rcx + 8]
    sbb r10, [rcx + 16]
    sbb r11, [rcx + 24]
    sbb rbx, 0
    cmovc r12, rdx
    cmovc r13, rsi
    cmovc r10, r9
    cmovc r11, rax
    mov [rdi], r12
    mov [rdi + 8], r13
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    RELEASE
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
    SIZE(sangi_mod_mont_mul_4_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_4_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_4_x64)
    KIND(sangi_mod_mont_sqr_4_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_4_x64):
    .cfi_startproc
    endbr64
    ENTER(3)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    push r12
    PUSHED(r12)
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 24]
    adcx rcx, rcx
    mov [FRAME - 24], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov eax, 0
    adox rbp, rax
    sbb rax, rax
    mov [FRAME - 32], rax
    and rax, rdx
    add rbp, rax
    mov r12d, 0
    adc r12, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 32]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 24]
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 40], rcx
    mov rdx, [rsi + 8]
    mov rax, rdx
    and rax, [FRAME - 32]
    mov [FRAME - 48], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [FRAME - 48]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 32]
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
    adcx r12, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 40], rcx
    mov rdx, [rsi + 16]
    mov rax, rdx
    and rax, [FRAME - 32]
    mov [FRAME - 48], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r12, rax
    adox r9, rcx
    adcx r9, [FRAME - 48]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [r8 + 32]
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
    adox r9, rcx
    adcx r9, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [r8 + 32]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r12, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, rbp
    mov rsi, r12
    mov rax, r9
    mov rcx, r10
    sub rbp, [r8]
    sbb r12, [r8 + 8]
    sbb r9, [r8 + 16]
    sbb r10, [r8 + 24]
    sbb r11, 0
    cmovc rbp, rdx
    cmovc r12, rsi
    cmovc r9, rax
    cmovc r10, rcx
    mov [rdi], rbp
    mov [rdi + 8], r12
    mov [rdi + 16], r9
    mov [rdi + 24], r10
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
    SIZE(sangi_mod_mont_sqr_4_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_5_x64)
    .globl SYMBOL(sangi_mod_mont_mul_5_x64)
    KIND(sangi_mod_mont_mul_5_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    mulx rbp, rax, [r9 + 16]
    adcx rbx, rax
    mulx r12, rax, [r9 + 24]
    adcx rbp, rax
    mulx r13, rax, [r9 + 32]
    adcx r12, rax
    adcx r13, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 40]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 8]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 16]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 24]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 32]
    adcx r12, rax
    adox r13, r8
    adcx r13, [FRAME - 8]
    mov r14, [FRAME - 8]
    adcx r14, [FRAME - 8]
    adox r14, [FRAME - 8]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 24]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 32]
    adcx r13, rax
    adox r14, r8
    adcx r14, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 40]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 24]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 32]
    adcx r13, rax
    adox r14, r8
    adcx r14, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 24]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 32]
    adcx r14, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 40]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 24]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 32]
    adcx r14, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 16]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 24]
    adcx r14, rax
    adox r10, r8
    mulx r8, rax, [r9 + 32]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 40]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 16]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 24]
    adcx r14, rax
    adox r10, r8
    mulx r8, rax, [rcx + 32]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 8]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 16]
    adcx r14, rax
    adox r10, r8
    mulx r8, rax, [r9 + 24]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [r9 + 32]
    adcx r11, rax
    adox rbx, r8
    adcx rbx, [FRAME - 8]
    mov rbp, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rcx + 40]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 8]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 16]
    adcx r14, rax
    adox r10, r8
    mulx r8, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 32]
    adcx r11, rax
    adox rbx, r8
    adcx rbx, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r13
    mov rsi, r14
    mov r9, r10
    mov rax, r11
    mov r8, rbx
    sub r13, [rcx]
    sbb r14, [rcx + 8]
    sbb r10, [rcx + 16]
    sbb r11, [rcx + 24]
    sbb rbx, [rcx + 32]
    sbb rbp, 0
    cmovc r13, rdx
    cmovc r14, rsi
    cmovc r10, r9
    cmovc r11, rax
    cmovc rbx, r8
    mov [rdi], r13
    mov [rdi + 8], r14
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    mov [rdi + 32], rbx
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
    SIZE(sangi_mod_mont_mul_5_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_5_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_5_x64)
    KIND(sangi_mod_mont_sqr_5_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_5_x64):
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
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 24]
    adcx rcx, rcx
    mov [FRAME - 24], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, [rsi + 32]
    adcx rcx, rcx
    mov [FRAME - 32], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov eax, 0
    adox r12, rax
    sbb rax, rax
    mov [FRAME - 40], rax
    and rax, rdx
    add r12, rax
    mov r13d, 0
    adc r13, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 40]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 32]
    adcx rbp, rax
    adox r12, rcx
    adcx r12, [FRAME - 8]
    adcx r13, [FRAME - 8]
    adox r13, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 48], rcx
    mov rdx, [rsi + 8]
    mov rax, rdx
    and rax, [FRAME - 40]
    mov [FRAME - 56], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r12, rax
    adox r13, rcx
    adcx r13, [FRAME - 56]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 40]
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
    adcx r13, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 48], rcx
    mov rdx, [rsi + 16]
    mov rax, rdx
    and rax, [FRAME - 40]
    mov [FRAME - 56], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r9, rcx
    adcx r9, [FRAME - 56]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [r8 + 40]
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
    adcx r9, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 48], rcx
    mov rdx, [rsi + 24]
    mov rax, rdx
    and rax, [FRAME - 40]
    mov [FRAME - 56], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r13, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 56]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [r8 + 40]
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
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    adcx r11, [FRAME - 8]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [r8 + 40]
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
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r12
    mov rsi, r13
    mov rax, r9
    mov rcx, r10
    mov rbp, r11
    sub r12, [r8]
    sbb r13, [r8 + 8]
    sbb r9, [r8 + 16]
    sbb r10, [r8 + 24]
    sbb r11, [r8 + 32]
    sbb rbx, 0
    cmovc r12, rdx
    cmovc r13, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, rbp
    mov [rdi], r12
    mov [rdi + 8], r13
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    RELEASE
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
    SIZE(sangi_mod_mont_sqr_5_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_6_x64)
    .globl SYMBOL(sangi_mod_mont_mul_6_x64)
    KIND(sangi_mod_mont_mul_6_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_6_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov r9, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor eax, eax
    mulx r11, r10, [r9]
    mulx rbx, rax, [r9 + 8]
    adcx r11, rax
    mulx rbp, rax, [r9 + 16]
    adcx rbx, rax
    mulx r12, rax, [r9 + 24]
    adcx rbp, rax
    mulx r13, rax, [r9 + 32]
    adcx r12, rax
    mulx r14, rax, [r9 + 40]
    adcx r13, rax
    adcx r14, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 8]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 16]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 24]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 32]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 40]
    adcx r13, rax
    adox r14, r8
    adcx r14, [FRAME - 8]
    mov r15, [FRAME - 8]
    adcx r15, [FRAME - 8]
    adox r15, [FRAME - 8]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 24]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 32]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 40]
    adcx r14, rax
    adox r15, r8
    adcx r15, [FRAME - 8]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 8]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 16]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 24]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 32]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 40]
    adcx r14, rax
    adox r15, r8
    adcx r15, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [r9 + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 24]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 32]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [r9 + 40]
    adcx r15, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbx, rax
    adox rbp, r8
    mulx r8, rax, [rcx + 8]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 16]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 24]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 32]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [rcx + 40]
    adcx r15, rax
    adox r10, r8
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [r9 + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 16]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 24]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [r9 + 32]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [r9 + 40]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rcx + 8]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 16]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 24]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [rcx + 32]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [rcx + 40]
    adcx r10, rax
    adox r11, r8
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [r9 + 8]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 16]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [r9 + 24]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [r9 + 32]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [r9 + 40]
    adcx r11, rax
    adox rbx, r8
    adcx rbx, [FRAME - 8]
    mov rbp, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r12, rax
    adox r13, r8
    mulx r8, rax, [rcx + 8]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 16]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [rcx + 24]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [rcx + 32]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 40]
    adcx r11, rax
    adox rbx, r8
    adcx rbx, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx r8, rax, [r9]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [r9 + 8]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [r9 + 16]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [r9 + 24]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [r9 + 32]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [r9 + 40]
    adcx rbx, rax
    adox rbp, r8
    adcx rbp, [FRAME - 8]
    mov r12, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [rcx + 48]
    xor eax, eax
    mulx r8, rax, [rcx]
    adcx r13, rax
    adox r14, r8
    mulx r8, rax, [rcx + 8]
    adcx r14, rax
    adox r15, r8
    mulx r8, rax, [rcx + 16]
    adcx r15, rax
    adox r10, r8
    mulx r8, rax, [rcx + 24]
    adcx r10, rax
    adox r11, r8
    mulx r8, rax, [rcx + 32]
    adcx r11, rax
    adox rbx, r8
    mulx r8, rax, [rcx + 40]
    adcx rbx, rax
    adox rbp, r8
    adcx rbp, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r9, r10
    mov rax, r11
    mov r8, rbx
    mov r13, rbp
    sub r14, [rcx]
    sbb r15, [rcx + 8]
    sbb r10, [rcx + 16]
    sbb r11, [rcx + 24]
    sbb rbx, [rcx + 32]
    sbb rbp, [rcx + 40]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r10, r9
    cmovc r11, rax
    cmovc rbx, r8
    cmovc rbp, r13
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r10
    mov [rdi + 24], r11
    mov [rdi + 32], rbx
    mov [rdi + 40], rbp
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
    SIZE(sangi_mod_mont_mul_6_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_6_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_6_x64)
    KIND(sangi_mod_mont_sqr_6_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_6_x64):
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
    RESERVE
    UNWIND(endprologue)
    mov r8, rdx
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 24]
    adcx rcx, rcx
    mov [FRAME - 24], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, [rsi + 32]
    adcx rcx, rcx
    mov [FRAME - 32], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, [rsi + 40]
    adcx rcx, rcx
    mov [FRAME - 40], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov eax, 0
    adox r13, rax
    sbb rax, rax
    mov [FRAME - 48], rax
    and rax, rdx
    add r13, rax
    mov r14d, 0
    adc r14, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 48]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r12, rax
    adox r13, rcx
    adcx r13, [FRAME - 8]
    adcx r14, [FRAME - 8]
    adox r14, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 56], rcx
    mov rdx, [rsi + 8]
    mov rax, rdx
    and rax, [FRAME - 48]
    mov [FRAME - 64], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r13, rax
    adox r14, rcx
    adcx r14, [FRAME - 64]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 48]
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
    adcx r14, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 56], rcx
    mov rdx, [rsi + 16]
    mov rax, rdx
    and rax, [FRAME - 48]
    mov [FRAME - 64], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r14, rax
    adox r9, rcx
    adcx r9, [FRAME - 64]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [r8 + 48]
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
    adcx r9, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 56], rcx
    mov rdx, [rsi + 24]
    mov rax, rdx
    and rax, [FRAME - 48]
    mov [FRAME - 64], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 64]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [r8 + 48]
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
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 56], rcx
    mov rdx, [rsi + 32]
    mov rax, rdx
    and rax, [FRAME - 48]
    mov [FRAME - 64], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [FRAME - 64]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [r8 + 48]
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
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [FRAME - 8]
    mov rbp, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [r8 + 48]
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
    adcx rbx, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r13
    mov rsi, r14
    mov rax, r9
    mov rcx, r10
    mov r12, r11
    mov [FRAME - 8], rbx
    sub r13, [r8]
    sbb r14, [r8 + 8]
    sbb r9, [r8 + 16]
    sbb r10, [r8 + 24]
    sbb r11, [r8 + 32]
    sbb rbx, [r8 + 40]
    sbb rbp, 0
    cmovc r13, rdx
    cmovc r14, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r12
    cmovc rbx, [FRAME - 8]
    mov [rdi], r13
    mov [rdi + 8], r14
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
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
    SIZE(sangi_mod_mont_sqr_6_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_7_x64)
    .globl SYMBOL(sangi_mod_mont_mul_7_x64)
    KIND(sangi_mod_mont_mul_7_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_7_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov r8, rdx
    mov edi, 0
    mov [FRAME - 16], rdi
    /* t <- t + x_0 * y */
    mov rdx, [rsi]
    xor edi, edi
    mulx r10, r9, [r8]
    mulx r11, rdi, [r8 + 8]
    adcx r10, rdi
    mulx rbx, rdi, [r8 + 16]
    adcx r11, rdi
    mulx rbp, rdi, [r8 + 24]
    adcx rbx, rdi
    mulx r12, rdi, [r8 + 32]
    adcx rbp, rdi
    mulx r13, rdi, [r8 + 40]
    adcx r12, rdi
    mulx r14, rdi, [r8 + 48]
    adcx r13, rdi
    adcx r14, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [rcx + 56]
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
    adcx r14, [FRAME - 16]
    mov r15, [FRAME - 16]
    adcx r15, [FRAME - 16]
    adox r15, [FRAME - 16]
    /* t <- t + x_1 * y */
    mov rdx, [rsi + 8]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [r8 + 8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [r8 + 16]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [r8 + 24]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [r8 + 32]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [r8 + 40]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 48]
    adcx r14, rdi
    adox r15, rax
    adcx r15, [FRAME - 16]
    mov r9, [FRAME - 16]
    adcx r9, [FRAME - 16]
    adox r9, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 56]
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
    adcx r15, [FRAME - 16]
    adcx r9, [FRAME - 16]
    adox r9, [FRAME - 16]
    /* t <- t + x_2 * y */
    mov rdx, [rsi + 16]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [r8 + 8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [r8 + 16]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [r8 + 24]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [r8 + 32]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 40]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [r8 + 48]
    adcx r15, rdi
    adox r9, rax
    adcx r9, [FRAME - 16]
    mov r10, [FRAME - 16]
    adcx r10, [FRAME - 16]
    adox r10, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 56]
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
    adox r9, rax
    adcx r9, [FRAME - 16]
    adcx r10, [FRAME - 16]
    adox r10, [FRAME - 16]
    /* t <- t + x_3 * y */
    mov rdx, [rsi + 24]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [r8 + 8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [r8 + 16]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [r8 + 24]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 32]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [r8 + 40]
    adcx r15, rdi
    adox r9, rax
    mulx rax, rdi, [r8 + 48]
    adcx r9, rdi
    adox r10, rax
    adcx r10, [FRAME - 16]
    mov r11, [FRAME - 16]
    adcx r11, [FRAME - 16]
    adox r11, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 56]
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
    adox r9, rax
    mulx rax, rdi, [rcx + 48]
    adcx r9, rdi
    adox r10, rax
    adcx r10, [FRAME - 16]
    adcx r11, [FRAME - 16]
    adox r11, [FRAME - 16]
    /* t <- t + x_4 * y */
    mov rdx, [rsi + 32]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [r8 + 8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [r8 + 16]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 24]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [r8 + 32]
    adcx r15, rdi
    adox r9, rax
    mulx rax, rdi, [r8 + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [r8 + 48]
    adcx r10, rdi
    adox r11, rax
    adcx r11, [FRAME - 16]
    mov rbx, [FRAME - 16]
    adcx rbx, [FRAME - 16]
    adox rbx, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 56]
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
    adox r9, rax
    mulx rax, rdi, [rcx + 40]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 48]
    adcx r10, rdi
    adox r11, rax
    adcx r11, [FRAME - 16]
    adcx rbx, [FRAME - 16]
    adox rbx, [FRAME - 16]
    /* t <- t + x_5 * y */
    mov rdx, [rsi + 40]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [r8 + 8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 16]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [r8 + 24]
    adcx r15, rdi
    adox r9, rax
    mulx rax, rdi, [r8 + 32]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [r8 + 40]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [r8 + 48]
    adcx r11, rdi
    adox rbx, rax
    adcx rbx, [FRAME - 16]
    mov rbp, [FRAME - 16]
    adcx rbp, [FRAME - 16]
    adox rbp, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rcx + 56]
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
    adcx rbx, [FRAME - 16]
    adcx rbp, [FRAME - 16]
    adox rbp, [FRAME - 16]
    /* t <- t + x_6 * y */
    mov rdx, [rsi + 48]
    xor edi, edi
    mulx rax, rdi, [r8]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [r8 + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [r8 + 16]
    adcx r15, rdi
    adox r9, rax
    mulx rax, rdi, [r8 + 24]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [r8 + 32]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [r8 + 40]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [r8 + 48]
    adcx rbx, rdi
    adox rbp, rax
    adcx rbp, [FRAME - 16]
    mov r12, [FRAME - 16]
    adcx r12, [FRAME - 16]
    adox r12, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [rcx + 56]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [rcx + 8]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [rcx + 16]
    adcx r15, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 24]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 32]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 40]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 48]
    adcx rbx, rdi
    adox rbp, rax
    adcx rbp, [FRAME - 16]
    adcx r12, [FRAME - 16]
    adox r12, [FRAME - 16]
    mov rdi, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r8, r9
    mov rax, r10
    mov r13, r11
    mov [FRAME - 8], rbx
    mov [FRAME - 16], rbp
    sub r14, [rcx]
    sbb r15, [rcx + 8]
    sbb r9, [rcx + 16]
    sbb r10, [rcx + 24]
    sbb r11, [rcx + 32]
    sbb rbx, [rcx + 40]
    sbb rbp, [rcx + 48]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r9, r8
    cmovc r10, rax
    cmovc r11, r13
    cmovc rbx, [FRAME - 8]
    cmovc rbp, [FRAME - 16]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
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
    SIZE(sangi_mod_mont_mul_7_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_7_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_7_x64)
    KIND(sangi_mod_mont_sqr_7_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_7_x64):
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
    mov eax, 0
    mov [FRAME - 8], rax
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r10, r9, rdx
    xor eax, eax
    mov rcx, [rsi + 8]
    adcx rcx, rcx
    mulx r11, rax, rcx
    adox r10, rax
    mov rcx, [rsi + 16]
    adcx rcx, rcx
    mov [FRAME - 16], rcx
    mulx rbx, rax, rcx
    adox r11, rax
    mov rcx, [rsi + 24]
    adcx rcx, rcx
    mov [FRAME - 24], rcx
    mulx rbp, rax, rcx
    adox rbx, rax
    mov rcx, [rsi + 32]
    adcx rcx, rcx
    mov [FRAME - 32], rcx
    mulx r12, rax, rcx
    adox rbp, rax
    mov rcx, [rsi + 40]
    adcx rcx, rcx
    mov [FRAME - 40], rcx
    mulx r13, rax, rcx
    adox r12, rax
    mov rcx, [rsi + 48]
    adcx rcx, rcx
    mov [FRAME - 48], rcx
    mulx r14, rax, rcx
    adox r13, rax
    mov eax, 0
    adox r14, rax
    sbb rax, rax
    mov [FRAME - 56], rax
    and rax, rdx
    add r14, rax
    mov r15d, 0
    adc r15, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [r8 + 56]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r8 + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r8 + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r8 + 40]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r8 + 48]
    adcx r13, rax
    adox r14, rcx
    adcx r14, [FRAME - 8]
    adcx r15, [FRAME - 8]
    adox r15, [FRAME - 8]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 64], rcx
    mov rdx, [rsi + 8]
    mov rax, rdx
    and rax, [FRAME - 56]
    mov [FRAME - 72], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r14, rax
    adox r15, rcx
    adcx r15, [FRAME - 72]
    mov r9, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [r8 + 56]
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
    adcx r15, [FRAME - 8]
    adcx r9, [FRAME - 8]
    adox r9, [FRAME - 8]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 64], rcx
    mov rdx, [rsi + 16]
    mov rax, rdx
    and rax, [FRAME - 56]
    mov [FRAME - 72], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r15, rax
    adox r9, rcx
    adcx r9, [FRAME - 72]
    mov r10, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [r8 + 56]
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
    adcx r9, [FRAME - 8]
    adcx r10, [FRAME - 8]
    adox r10, [FRAME - 8]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 64], rcx
    mov rdx, [rsi + 24]
    mov rax, rdx
    and rax, [FRAME - 56]
    mov [FRAME - 72], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 40]
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r9, rax
    adox r10, rcx
    adcx r10, [FRAME - 72]
    mov r11, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [r8 + 56]
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
    adcx r10, [FRAME - 8]
    adcx r11, [FRAME - 8]
    adox r11, [FRAME - 8]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 64], rcx
    mov rdx, [rsi + 32]
    mov rax, rdx
    and rax, [FRAME - 56]
    mov [FRAME - 72], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r15, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx r10, rax
    adox r11, rcx
    adcx r11, [FRAME - 72]
    mov rbx, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [r8 + 56]
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
    adcx r11, [FRAME - 8]
    adcx rbx, [FRAME - 8]
    adox rbx, [FRAME - 8]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rcx, [rsi + 48]
    add rcx, rcx
    mov [FRAME - 64], rcx
    mov rdx, [rsi + 40]
    mov rax, rdx
    and rax, [FRAME - 56]
    mov [FRAME - 72], rax
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r11, rax
    adox rbx, rcx
    adcx rbx, [FRAME - 72]
    mov rbp, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [r8 + 56]
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
    adcx rbx, [FRAME - 8]
    adcx rbp, [FRAME - 8]
    adox rbp, [FRAME - 8]
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    adcx rbp, [FRAME - 8]
    mov r12, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [r8 + 56]
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
    adcx rbp, [FRAME - 8]
    adcx r12, [FRAME - 8]
    adox r12, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov rax, r9
    mov rcx, r10
    mov r13, r11
    mov [FRAME - 8], rbx
    mov [FRAME - 16], rbp
    sub r14, [r8]
    sbb r15, [r8 + 8]
    sbb r9, [r8 + 16]
    sbb r10, [r8 + 24]
    sbb r11, [r8 + 32]
    sbb rbx, [r8 + 40]
    sbb rbp, [r8 + 48]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r9, rax
    cmovc r10, rcx
    cmovc r11, r13
    cmovc rbx, [FRAME - 8]
    cmovc rbp, [FRAME - 16]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
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
    SIZE(sangi_mod_mont_sqr_7_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_8_x64)
    .globl SYMBOL(sangi_mod_mont_mul_8_x64)
    KIND(sangi_mod_mont_mul_8_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_8_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov [FRAME - 16], rsi
    mov rax, rdx
    mov edi, 0
    mov [FRAME - 24], rdi
    /* t <- t + x_0 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx]
    xor edi, edi
    mulx r9, r8, [rax]
    mulx r10, rdi, [rax + 8]
    adcx r9, rdi
    mulx r11, rdi, [rax + 16]
    adcx r10, rdi
    mulx rbx, rdi, [rax + 24]
    adcx r11, rdi
    mulx rbp, rdi, [rax + 32]
    adcx rbx, rdi
    mulx r12, rdi, [rax + 40]
    adcx rbp, rdi
    mulx r13, rdi, [rax + 48]
    adcx r12, rdi
    mulx r14, rdi, [rax + 56]
    adcx r13, rdi
    adcx r14, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r8
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r13, rdi
    adox r14, rsi
    adcx r14, [FRAME - 24]
    mov r15, [FRAME - 24]
    adcx r15, [FRAME - 24]
    adox r15, [FRAME - 24]
    /* t <- t + x_1 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 8]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 24]
    mov r8, [FRAME - 24]
    adcx r8, [FRAME - 24]
    adox r8, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 24]
    adcx r8, [FRAME - 24]
    adox r8, [FRAME - 24]
    /* t <- t + x_2 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 16]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r15, rdi
    adox r8, rsi
    adcx r8, [FRAME - 24]
    mov r9, [FRAME - 24]
    adcx r9, [FRAME - 24]
    adox r9, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r15, rdi
    adox r8, rsi
    adcx r8, [FRAME - 24]
    adcx r9, [FRAME - 24]
    adox r9, [FRAME - 24]
    /* t <- t + x_3 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 24]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 24]
    mov r10, [FRAME - 24]
    adcx r10, [FRAME - 24]
    adox r10, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 24]
    adcx r10, [FRAME - 24]
    adox r10, [FRAME - 24]
    /* t <- t + x_4 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 32]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 24]
    mov r11, [FRAME - 24]
    adcx r11, [FRAME - 24]
    adox r11, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 24]
    adcx r11, [FRAME - 24]
    adox r11, [FRAME - 24]
    /* t <- t + x_5 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 40]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 24]
    mov rbx, [FRAME - 24]
    adcx rbx, [FRAME - 24]
    adox rbx, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 24]
    adcx rbx, [FRAME - 24]
    adox rbx, [FRAME - 24]
    /* t <- t + x_6 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 48]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 24]
    mov rbp, [FRAME - 24]
    adcx rbp, [FRAME - 24]
    adox rbp, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 24]
    adcx rbp, [FRAME - 24]
    adox rbp, [FRAME - 24]
    /* t <- t + x_7 * y */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 56]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 56]
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 24]
    mov r12, [FRAME - 24]
    adcx r12, [FRAME - 24]
    adox r12, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rsi, rdi, [rcx]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rcx + 8]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rcx + 16]
    adcx r15, rdi
    adox r8, rsi
    mulx rsi, rdi, [rcx + 24]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rcx + 32]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rcx + 40]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rcx + 48]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rcx + 56]
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 24]
    adcx r12, [FRAME - 24]
    adox r12, [FRAME - 24]
    mov rdi, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rax, r15
    mov rsi, r8
    mov r13, r9
    mov [FRAME - 8], r10
    mov [FRAME - 16], r11
    mov [FRAME - 24], rbx
    mov [FRAME - 32], rbp
    sub r14, [rcx]
    sbb r15, [rcx + 8]
    sbb r8, [rcx + 16]
    sbb r9, [rcx + 24]
    sbb r10, [rcx + 32]
    sbb r11, [rcx + 40]
    sbb rbx, [rcx + 48]
    sbb rbp, [rcx + 56]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rax
    cmovc r8, rsi
    cmovc r9, r13
    cmovc r10, [FRAME - 8]
    cmovc r11, [FRAME - 16]
    cmovc rbx, [FRAME - 24]
    cmovc rbp, [FRAME - 32]
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
    SIZE(sangi_mod_mont_mul_8_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_8_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_8_x64)
    KIND(sangi_mod_mont_sqr_8_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_8_x64):
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
    mov edi, 0
    mov [FRAME - 16], rdi
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [rsi]
    mulx r9, r8, rdx
    xor edi, edi
    mov rax, [rsi + 8]
    adcx rax, rax
    mulx r10, rdi, rax
    adox r9, rdi
    mov rax, [rsi + 16]
    adcx rax, rax
    mov [FRAME - 24], rax
    mulx r11, rdi, rax
    adox r10, rdi
    mov rax, [rsi + 24]
    adcx rax, rax
    mov [FRAME - 32], rax
    mulx rbx, rdi, rax
    adox r11, rdi
    mov rax, [rsi + 32]
    adcx rax, rax
    mov [FRAME - 40], rax
    mulx rbp, rdi, rax
    adox rbx, rdi
    mov rax, [rsi + 40]
    adcx rax, rax
    mov [FRAME - 48], rax
    mulx r12, rdi, rax
    adox rbp, rdi
    mov rax, [rsi + 48]
    adcx rax, rax
    mov [FRAME - 56], rax
    mulx r13, rdi, rax
    adox r12, rdi
    mov rax, [rsi + 56]
    adcx rax, rax
    mov [FRAME - 64], rax
    mulx r14, rdi, rax
    adox r13, rdi
    mov edi, 0
    adox r14, rdi
    sbb rdi, rdi
    mov [FRAME - 72], rdi
    and rdi, rdx
    add r14, rdi
    mov r15d, 0
    adc r15, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r8
    imul rdx, [rcx + 64]
    xor edi, edi
    mulx rax, rdi, [rcx]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [rcx + 8]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [rcx + 16]
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [rcx + 24]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [rcx + 32]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [rcx + 40]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [rcx + 48]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [rcx + 56]
    adcx r13, rdi
    adox r14, rax
    adcx r14, [FRAME - 16]
    adcx r15, [FRAME - 16]
    adox r15, [FRAME - 16]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rax, [rsi + 16]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 8]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [FRAME - 80]
    adcx r11, rdi
    adox rbx, rax
    mulx rax, rdi, [FRAME - 32]
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [FRAME - 40]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [FRAME - 48]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [FRAME - 56]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [FRAME - 64]
    adcx r14, rdi
    adox r15, rax
    adcx r15, [FRAME - 88]
    mov r8, [FRAME - 16]
    adcx r8, [FRAME - 16]
    adox r8, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [rcx + 64]
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
    adcx r15, [FRAME - 16]
    adcx r8, [FRAME - 16]
    adox r8, [FRAME - 16]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rax, [rsi + 24]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 16]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx rbx, rdi
    adox rbp, rax
    mulx rax, rdi, [FRAME - 80]
    adcx rbp, rdi
    adox r12, rax
    mulx rax, rdi, [FRAME - 40]
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [FRAME - 48]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [FRAME - 56]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [FRAME - 64]
    adcx r15, rdi
    adox r8, rax
    adcx r8, [FRAME - 88]
    mov r9, [FRAME - 16]
    adcx r9, [FRAME - 16]
    adox r9, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rcx + 64]
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
    adcx r8, [FRAME - 16]
    adcx r9, [FRAME - 16]
    adox r9, [FRAME - 16]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rax, [rsi + 32]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 24]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx r12, rdi
    adox r13, rax
    mulx rax, rdi, [FRAME - 80]
    adcx r13, rdi
    adox r14, rax
    mulx rax, rdi, [FRAME - 48]
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [FRAME - 56]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [FRAME - 64]
    adcx r8, rdi
    adox r9, rax
    adcx r9, [FRAME - 88]
    mov r10, [FRAME - 16]
    adcx r10, [FRAME - 16]
    adox r10, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rcx + 64]
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
    adcx r9, [FRAME - 16]
    adcx r10, [FRAME - 16]
    adox r10, [FRAME - 16]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rax, [rsi + 40]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 32]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx r14, rdi
    adox r15, rax
    mulx rax, rdi, [FRAME - 80]
    adcx r15, rdi
    adox r8, rax
    mulx rax, rdi, [FRAME - 56]
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [FRAME - 64]
    adcx r9, rdi
    adox r10, rax
    adcx r10, [FRAME - 88]
    mov r11, [FRAME - 16]
    adcx r11, [FRAME - 16]
    adox r11, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rcx + 64]
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
    adcx r10, [FRAME - 16]
    adcx r11, [FRAME - 16]
    adox r11, [FRAME - 16]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rax, [rsi + 48]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 40]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx r8, rdi
    adox r9, rax
    mulx rax, rdi, [FRAME - 80]
    adcx r9, rdi
    adox r10, rax
    mulx rax, rdi, [FRAME - 64]
    adcx r10, rdi
    adox r11, rax
    adcx r11, [FRAME - 88]
    mov rbx, [FRAME - 16]
    adcx rbx, [FRAME - 16]
    adox rbx, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rcx + 64]
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
    adcx r11, [FRAME - 16]
    adcx rbx, [FRAME - 16]
    adox rbx, [FRAME - 16]
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rax, [rsi + 56]
    add rax, rax
    mov [FRAME - 80], rax
    mov rdx, [rsi + 48]
    mov rdi, rdx
    and rdi, [FRAME - 72]
    mov [FRAME - 88], rdi
    xor edi, edi
    mulx rax, rdi, rdx
    adcx r10, rdi
    adox r11, rax
    mulx rax, rdi, [FRAME - 80]
    adcx r11, rdi
    adox rbx, rax
    adcx rbx, [FRAME - 88]
    mov rbp, [FRAME - 16]
    adcx rbp, [FRAME - 16]
    adox rbp, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rcx + 64]
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
    adcx rbx, [FRAME - 16]
    adcx rbp, [FRAME - 16]
    adox rbp, [FRAME - 16]
    /* t <- t + x_7 * (x_7 + 2 * the limbs above it) */
    mov rdx, [rsi + 56]
    xor edi, edi
    mulx rax, rdi, rdx
    adcx rbx, rdi
    adox rbp, rax
    adcx rbp, [FRAME - 16]
    mov r12, [FRAME - 16]
    adcx r12, [FRAME - 16]
    adox r12, [FRAME - 16]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [rcx + 64]
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
    adcx rbp, [FRAME - 16]
    adcx r12, [FRAME - 16]
    adox r12, [FRAME - 16]
    mov rdi, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov rax, r8
    mov r13, r9
    mov [FRAME - 8], r10
    mov [FRAME - 16], r11
    mov [FRAME - 24], rbx
    mov [FRAME - 32], rbp
    sub r14, [rcx]
    sbb r15, [rcx + 8]
    sbb r8, [rcx + 16]
    sbb r9, [rcx + 24]
    sbb r10, [rcx + 32]
    sbb r11, [rcx + 40]
    sbb rbx, [rcx + 48]
    sbb rbp, [rcx + 56]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc r8, rax
    cmovc r9, r13
    cmovc r10, [FRAME - 8]
    cmovc r11, [FRAME - 16]
    cmovc rbx, [FRAME - 24]
    cmovc rbp, [FRAME - 32]
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
    SIZE(sangi_mod_mont_sqr_8_x64)

/* z <- x * y / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x, y < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_mont_mul_9_x64)
    .globl SYMBOL(sangi_mod_mont_mul_9_x64)
    KIND(sangi_mod_mont_mul_9_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_mul_9_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
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
    mov [FRAME - 16], rsi
    mov [FRAME - 24], rdx
    mov [FRAME - 32], rcx
    mov edi, 0
    mov [FRAME - 40], rdi
    /* t <- t + x_0 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx]
    xor edi, edi
    mulx r8, rcx, [rax]
    mulx r9, rdi, [rax + 8]
    adcx r8, rdi
    mulx r10, rdi, [rax + 16]
    adcx r9, rdi
    mulx r11, rdi, [rax + 24]
    adcx r10, rdi
    mulx rbx, rdi, [rax + 32]
    adcx r11, rdi
    mulx rbp, rdi, [rax + 40]
    adcx rbx, rdi
    mulx r12, rdi, [rax + 48]
    adcx rbp, rdi
    mulx r13, rdi, [rax + 56]
    adcx r12, rdi
    mulx r14, rdi, [rax + 64]
    adcx r13, rdi
    adcx r14, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, rcx
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 48]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r13, rdi
    adox r14, rsi
    adcx r14, [FRAME - 40]
    mov r15, [FRAME - 40]
    adcx r15, [FRAME - 40]
    adox r15, [FRAME - 40]
    /* t <- t + x_1 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 8]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 40]
    mov rcx, [FRAME - 40]
    adcx rcx, [FRAME - 40]
    adox rcx, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r8
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 40]
    adcx rcx, [FRAME - 40]
    adox rcx, [FRAME - 40]
    /* t <- t + x_2 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 16]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r15, rdi
    adox rcx, rsi
    adcx rcx, [FRAME - 40]
    mov r8, [FRAME - 40]
    adcx r8, [FRAME - 40]
    adox r8, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r9
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r15, rdi
    adox rcx, rsi
    adcx rcx, [FRAME - 40]
    adcx r8, [FRAME - 40]
    adox r8, [FRAME - 40]
    /* t <- t + x_3 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 24]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rcx, rdi
    adox r8, rsi
    adcx r8, [FRAME - 40]
    mov r9, [FRAME - 40]
    adcx r9, [FRAME - 40]
    adox r9, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r10
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rcx, rdi
    adox r8, rsi
    adcx r8, [FRAME - 40]
    adcx r9, [FRAME - 40]
    adox r9, [FRAME - 40]
    /* t <- t + x_4 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 32]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 56]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 40]
    mov r10, [FRAME - 40]
    adcx r10, [FRAME - 40]
    adox r10, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r11
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 56]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 40]
    adcx r10, [FRAME - 40]
    adox r10, [FRAME - 40]
    /* t <- t + x_5 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 40]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 48]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 40]
    mov r11, [FRAME - 40]
    adcx r11, [FRAME - 40]
    adox r11, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, rbx
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 48]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 40]
    adcx r11, [FRAME - 40]
    adox r11, [FRAME - 40]
    /* t <- t + x_6 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 48]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 40]
    mov rbx, [FRAME - 40]
    adcx rbx, [FRAME - 40]
    adox rbx, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, rbp
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 40]
    adcx rbx, [FRAME - 40]
    adox rbx, [FRAME - 40]
    /* t <- t + x_7 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 56]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 40]
    mov rbp, [FRAME - 40]
    adcx rbp, [FRAME - 40]
    adox rbp, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r12
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 40]
    adcx rbp, [FRAME - 40]
    adox rbp, [FRAME - 40]
    /* t <- t + x_8 * y */
    mov rax, [FRAME - 24]
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 64]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 40]
    mov r12, [FRAME - 40]
    adcx r12, [FRAME - 40]
    adox r12, [FRAME - 40]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rax, [FRAME - 32]
    mov rdx, r13
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 40]
    adcx r12, [FRAME - 40]
    adox r12, [FRAME - 40]
    mov rax, [FRAME - 32]
    mov rdi, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r13, rcx
    mov [FRAME - 8], r8
    mov [FRAME - 16], r9
    mov [FRAME - 24], r10
    mov [FRAME - 32], r11
    mov [FRAME - 40], rbx
    mov [FRAME - 48], rbp
    sub r14, [rax]
    sbb r15, [rax + 8]
    sbb rcx, [rax + 16]
    sbb r8, [rax + 24]
    sbb r9, [rax + 32]
    sbb r10, [rax + 40]
    sbb r11, [rax + 48]
    sbb rbx, [rax + 56]
    sbb rbp, [rax + 64]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc rcx, r13
    cmovc r8, [FRAME - 8]
    cmovc r9, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    cmovc r11, [FRAME - 32]
    cmovc rbx, [FRAME - 40]
    cmovc rbp, [FRAME - 48]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], rcx
    mov [rdi + 24], r8
    mov [rdi + 32], r9
    mov [rdi + 40], r10
    mov [rdi + 48], r11
    mov [rdi + 56], rbx
    mov [rdi + 64], rbp
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
    SIZE(sangi_mod_mont_mul_9_x64)

/* z <- x^2 / R mod m, R = 2^(bits of all limbs) */
/* @pre 0 <= x < m; m is odd, and n0 = -1/m mod 2^(bits of a limb) follows it in memory */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = m */
    HIDE(sangi_mod_mont_sqr_9_x64)
    .globl SYMBOL(sangi_mod_mont_sqr_9_x64)
    KIND(sangi_mod_mont_sqr_9_x64)
    .p2align 5
SYMBOL(sangi_mod_mont_sqr_9_x64):
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
    mov [FRAME - 16], rsi
    mov rax, rdx
    mov edi, 0
    mov [FRAME - 24], rdi
    /* t <- x_0 * (x_0 + 2 * the limbs above it) */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx]
    mulx r8, rcx, rdx
    xor edi, edi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 8]
    adcx rsi, rsi
    mulx r9, rdi, rsi
    adox r8, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 16]
    adcx rsi, rsi
    mov [FRAME - 32], rsi
    mulx r10, rdi, rsi
    adox r9, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 24]
    adcx rsi, rsi
    mov [FRAME - 40], rsi
    mulx r11, rdi, rsi
    adox r10, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 32]
    adcx rsi, rsi
    mov [FRAME - 48], rsi
    mulx rbx, rdi, rsi
    adox r11, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 40]
    adcx rsi, rsi
    mov [FRAME - 56], rsi
    mulx rbp, rdi, rsi
    adox rbx, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 48]
    adcx rsi, rsi
    mov [FRAME - 64], rsi
    mulx r12, rdi, rsi
    adox rbp, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 56]
    adcx rsi, rsi
    mov [FRAME - 72], rsi
    mulx r13, rdi, rsi
    adox r12, rdi
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 64]
    adcx rsi, rsi
    mov [FRAME - 80], rsi
    mulx r14, rdi, rsi
    adox r13, rdi
    mov edi, 0
    adox r14, rdi
    sbb rdi, rdi
    mov [FRAME - 88], rdi
    and rdi, rdx
    add r14, rdi
    mov r15d, 0
    adc r15, 0
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rcx
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 48]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r13, rdi
    adox r14, rsi
    adcx r14, [FRAME - 24]
    adcx r15, [FRAME - 24]
    adox r15, [FRAME - 24]
    /* t <- t + x_1 * (x_1 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 16]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 8]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [FRAME - 40]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [FRAME - 48]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [FRAME - 56]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [FRAME - 64]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [FRAME - 72]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 104]
    mov rcx, [FRAME - 24]
    adcx rcx, [FRAME - 24]
    adox rcx, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r8
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r14, rdi
    adox r15, rsi
    adcx r15, [FRAME - 24]
    adcx rcx, [FRAME - 24]
    adox rcx, [FRAME - 24]
    /* t <- t + x_2 * (x_2 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 24]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 16]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [FRAME - 48]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [FRAME - 56]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [FRAME - 64]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [FRAME - 72]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx r15, rdi
    adox rcx, rsi
    adcx rcx, [FRAME - 104]
    mov r8, [FRAME - 24]
    adcx r8, [FRAME - 24]
    adox r8, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r9
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r15, rdi
    adox rcx, rsi
    adcx rcx, [FRAME - 24]
    adcx r8, [FRAME - 24]
    adox r8, [FRAME - 24]
    /* t <- t + x_3 * (x_3 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 32]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 24]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [FRAME - 56]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [FRAME - 64]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [FRAME - 72]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx rcx, rdi
    adox r8, rsi
    adcx r8, [FRAME - 104]
    mov r9, [FRAME - 24]
    adcx r9, [FRAME - 24]
    adox r9, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r10
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rcx, rdi
    adox r8, rsi
    adcx r8, [FRAME - 24]
    adcx r9, [FRAME - 24]
    adox r9, [FRAME - 24]
    /* t <- t + x_4 * (x_4 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 40]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 32]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [FRAME - 64]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [FRAME - 72]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 104]
    mov r10, [FRAME - 24]
    adcx r10, [FRAME - 24]
    adox r10, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r11
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 16]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 56]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r8, rdi
    adox r9, rsi
    adcx r9, [FRAME - 24]
    adcx r10, [FRAME - 24]
    adox r10, [FRAME - 24]
    /* t <- t + x_5 * (x_5 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 48]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 40]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [FRAME - 72]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 104]
    mov r11, [FRAME - 24]
    adcx r11, [FRAME - 24]
    adox r11, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbx
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbx, rdi
    adox rbp, rsi
    mulx rsi, rdi, [rax + 8]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 48]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r9, rdi
    adox r10, rsi
    adcx r10, [FRAME - 24]
    adcx r11, [FRAME - 24]
    adox r11, [FRAME - 24]
    /* t <- t + x_6 * (x_6 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 56]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 48]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [FRAME - 80]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 104]
    mov rbx, [FRAME - 24]
    adcx rbx, [FRAME - 24]
    adox rbx, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, rbp
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx rbp, rdi
    adox r12, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 40]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r10, rdi
    adox r11, rsi
    adcx r11, [FRAME - 24]
    adcx rbx, [FRAME - 24]
    adox rbx, [FRAME - 24]
    /* t <- t + x_7 * (x_7 + 2 * the limbs above it) */
    mov rsi, [FRAME - 16]
    mov rsi, [rsi + 64]
    add rsi, rsi
    mov [FRAME - 96], rsi
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 56]
    mov rdi, rdx
    and rdi, [FRAME - 88]
    mov [FRAME - 104], rdi
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [FRAME - 96]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 104]
    mov rbp, [FRAME - 24]
    adcx rbp, [FRAME - 24]
    adox rbp, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r12
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r12, rdi
    adox r13, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 24]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 32]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 64]
    adcx r11, rdi
    adox rbx, rsi
    adcx rbx, [FRAME - 24]
    adcx rbp, [FRAME - 24]
    adox rbp, [FRAME - 24]
    /* t <- t + x_8 * (x_8 + 2 * the limbs above it) */
    mov rdx, [FRAME - 16]
    mov rdx, [rdx + 64]
    xor edi, edi
    mulx rsi, rdi, rdx
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 24]
    mov r12, [FRAME - 24]
    adcx r12, [FRAME - 24]
    adox r12, [FRAME - 24]
    /* q = t_0 * n0; t <- (t + q * m) / W */
    mov rdx, r13
    imul rdx, [rax + 72]
    xor edi, edi
    mulx rsi, rdi, [rax]
    adcx r13, rdi
    adox r14, rsi
    mulx rsi, rdi, [rax + 8]
    adcx r14, rdi
    adox r15, rsi
    mulx rsi, rdi, [rax + 16]
    adcx r15, rdi
    adox rcx, rsi
    mulx rsi, rdi, [rax + 24]
    adcx rcx, rdi
    adox r8, rsi
    mulx rsi, rdi, [rax + 32]
    adcx r8, rdi
    adox r9, rsi
    mulx rsi, rdi, [rax + 40]
    adcx r9, rdi
    adox r10, rsi
    mulx rsi, rdi, [rax + 48]
    adcx r10, rdi
    adox r11, rsi
    mulx rsi, rdi, [rax + 56]
    adcx r11, rdi
    adox rbx, rsi
    mulx rsi, rdi, [rax + 64]
    adcx rbx, rdi
    adox rbp, rsi
    adcx rbp, [FRAME - 24]
    adcx r12, [FRAME - 24]
    adox r12, [FRAME - 24]
    mov rdi, [FRAME - 8]
    /* z = t - p where t >= p, else t */
    mov rdx, r14
    mov rsi, r15
    mov r13, rcx
    mov [FRAME - 8], r8
    mov [FRAME - 16], r9
    mov [FRAME - 24], r10
    mov [FRAME - 32], r11
    mov [FRAME - 40], rbx
    mov [FRAME - 48], rbp
    sub r14, [rax]
    sbb r15, [rax + 8]
    sbb rcx, [rax + 16]
    sbb r8, [rax + 24]
    sbb r9, [rax + 32]
    sbb r10, [rax + 40]
    sbb r11, [rax + 48]
    sbb rbx, [rax + 56]
    sbb rbp, [rax + 64]
    sbb r12, 0
    cmovc r14, rdx
    cmovc r15, rsi
    cmovc rcx, r13
    cmovc r8, [FRAME - 8]
    cmovc r9, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    cmovc r11, [FRAME - 32]
    cmovc rbx, [FRAME - 40]
    cmovc rbp, [FRAME - 48]
    mov [rdi], r14
    mov [rdi + 8], r15
    mov [rdi + 16], rcx
    mov [rdi + 24], r8
    mov [rdi + 32], r9
    mov [rdi + 40], r10
    mov [rdi + 48], r11
    mov [rdi + 56], rbx
    mov [rdi + 64], rbp
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
    SIZE(sangi_mod_mont_sqr_9_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
