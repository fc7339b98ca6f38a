/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Ohta's products of 2 to 9 limbs for BMI2 and ADX
 * z = x * y mod n and z = x^2 mod n, below 2n, for x, y < 2n and any n, odd or even and no power of two, that fills
 * its limbs but for its highest byte at most.
 * checked before it was written: the text exhausted at narrow limbs for every modulus; run on edge and random
 * operands of edge and random moduli, in the interpreter and on the CPU; object check: straight line, no
 * branch, no call, no secret address;
 * and proved, kernel by kernel, for every modulus: congruence, range, memory, registers; n and K are symbols of the
 * proof, of which it knows that 0 <= 2^t - n K < n and x, y < 2n
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

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_2_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_2_x64)
    KIND(sangi_mod_ohta_mul_2_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_2_x64):
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
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    adcx rbx, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    mov [FRAME - 40], r11
    mov [FRAME - 48], rbx
    mov rbp, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 1 on */
    mov rdx, [rbp + 40]
    xor r8d, r8d
    mulx r13, r12, [FRAME - 40]
    mulx r14, r8, [FRAME - 48]
    adcx r13, r8
    adcx r14, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 1 on */
    mov rdx, [rbp + 48]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 32]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 40]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 48]
    adcx r14, r8
    /* d = s / 2^t */
    shr r13, 55
    mov r9, r14
    shl r9, 9
    or r13, r9
    mov [FRAME - 48], r13
    shr r14, 55
    mov [FRAME - 56], r14
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 48]
    mulx rdi, r15, [rbp]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 56]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx rdi, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, r15
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rdi
    mov [rdx + 8], r8
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
    SIZE(sangi_mod_ohta_mul_2_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_2_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_2_x64)
    KIND(sangi_mod_ohta_sqr_2_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_2_x64):
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
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    adcx r10, [FRAME - 24]
    mov [FRAME - 40], r8
    mov [FRAME - 48], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    mov [FRAME - 56], r10
    mov r11, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 1 on */
    mov rdx, [r11 + 40]
    xor eax, eax
    mulx rbp, rbx, [FRAME - 48]
    mulx r12, rax, [FRAME - 56]
    adcx rbp, rax
    adcx r12, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 1 on */
    mov rdx, [r11 + 48]
    xor eax, eax
    mulx rcx, rax, [FRAME - 40]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    /* d = s / 2^t */
    shr rbp, 55
    mov rcx, r12
    shl rcx, 9
    or rbp, rcx
    mov [FRAME - 56], rbp
    shr r12, 55
    mov [FRAME - 64], r12
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 56]
    mulx r14, r13, [r11]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 64]
    xor eax, eax
    mulx rcx, rax, [r11]
    adcx r14, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 40]
    sub rax, r13
    mov [rdx], rax
    mov rax, [FRAME - 48]
    sbb rax, r14
    mov [rdx + 8], rax
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
    SIZE(sangi_mod_ohta_sqr_2_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_3_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_3_x64)
    KIND(sangi_mod_ohta_mul_3_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_3_x64):
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
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    adcx rbp, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r12, r8, [rax + 16]
    adcx rbp, r8
    adox r12, [FRAME - 24]
    adc r12, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    mov [FRAME - 48], rbx
    mov [FRAME - 56], rbp
    mov [FRAME - 64], r12
    mov r13, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 3 on */
    mov rdx, [r13 + 56]
    xor r8d, r8d
    mulx r15, r14, [FRAME - 56]
    mulx rdi, r8, [FRAME - 64]
    adcx r15, r8
    adcx rdi, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 3 on */
    mov rdx, [r13 + 64]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 48]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 56]
    adcx r15, r8
    adox rdi, r9
    mulx rcx, r8, [FRAME - 64]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    /* s <- s + W^2 * K_2 * h, from column 3 on */
    mov rdx, [r13 + 72]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 40]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 48]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 56]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 64]
    adcx rcx, r8
    /* d = s / 2^t */
    shr r15, 55
    mov r9, rdi
    shl r9, 9
    or r15, r9
    mov [FRAME - 56], r15
    shr rdi, 55
    mov r9, rcx
    shl r9, 9
    or rdi, r9
    mov [FRAME - 64], rdi
    shr rcx, 55
    mov [FRAME - 72], rcx
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 56]
    xor r8d, r8d
    mulx r11, r10, [r13]
    mulx rbx, r8, [r13 + 8]
    adcx r11, r8
    adcx rbx, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 64]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r13 + 8]
    adcx rbx, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 72]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx rbx, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, r10
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, r11
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, rbx
    mov [rdx + 16], r8
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
    SIZE(sangi_mod_ohta_mul_3_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_3_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_3_x64)
    KIND(sangi_mod_ohta_sqr_3_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_3_x64):
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
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    adcx r11, [FRAME - 24]
    mov [FRAME - 48], r8
    mov [FRAME - 56], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, [FRAME - 24]
    adc rbx, 0
    mov [FRAME - 64], r10
    mov [FRAME - 72], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    mov [FRAME - 80], rbx
    mov rbp, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 3 on */
    mov rdx, [rbp + 56]
    xor eax, eax
    mulx r13, r12, [FRAME - 72]
    mulx r14, rax, [FRAME - 80]
    adcx r13, rax
    adcx r14, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 3 on */
    mov rdx, [rbp + 64]
    xor eax, eax
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME - 80]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    /* s <- s + W^2 * K_2 * h, from column 3 on */
    mov rdx, [rbp + 72]
    xor eax, eax
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r15, rax
    /* d = s / 2^t */
    shr r13, 55
    mov rcx, r14
    shl rcx, 9
    or r13, rcx
    mov [FRAME - 72], r13
    shr r14, 55
    mov rcx, r15
    shl rcx, 9
    or r14, rcx
    mov [FRAME - 80], r14
    shr r15, 55
    mov [FRAME - 88], r15
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 72]
    xor eax, eax
    mulx r8, rdi, [rbp]
    mulx r9, rax, [rbp + 8]
    adcx r8, rax
    adcx r9, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 80]
    xor eax, eax
    mulx rcx, rax, [rbp]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [rbp + 8]
    adcx r9, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 88]
    xor eax, eax
    mulx rcx, rax, [rbp]
    adcx r9, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 48]
    sub rax, rdi
    mov [rdx], rax
    mov rax, [FRAME - 56]
    sbb rax, r8
    mov [rdx + 8], rax
    mov rax, [FRAME - 64]
    sbb rax, r9
    mov [rdx + 16], rax
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
    SIZE(sangi_mod_ohta_sqr_3_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_4_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_4_x64)
    KIND(sangi_mod_ohta_mul_4_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_4_x64):
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
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    adcx r12, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r13, r8, [rax + 24]
    adcx r12, r8
    adox r13, [FRAME - 24]
    adc r13, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r14, r8, [rax + 24]
    adcx r13, r8
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    mov [FRAME - 56], rbp
    mov [FRAME - 64], r12
    mov [FRAME - 72], r13
    mov [FRAME - 80], r14
    mov r15, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 5 on */
    mov rdx, [r15 + 72]
    xor r8d, r8d
    mulx rcx, rdi, [FRAME - 72]
    mulx r10, r8, [FRAME - 80]
    adcx rcx, r8
    adcx r10, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 5 on */
    mov rdx, [r15 + 80]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 64]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 72]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [FRAME - 80]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    /* s <- s + W^2 * K_2 * h, from column 5 on */
    mov rdx, [r15 + 88]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 56]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 64]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 72]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [FRAME - 80]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^3 * K_3 * h, from column 5 on */
    mov rdx, [r15 + 96]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 48]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 56]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 64]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 72]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME - 80]
    adcx rbx, r8
    /* d = s / 2^t */
    shr rcx, 55
    mov r9, r10
    shl r9, 9
    or rcx, r9
    mov [FRAME - 64], rcx
    shr r10, 55
    mov r9, r11
    shl r9, 9
    or r10, r9
    mov [FRAME - 72], r10
    shr r11, 55
    mov r9, rbx
    shl r9, 9
    or r11, r9
    mov [FRAME - 80], r11
    shr rbx, 55
    mov [FRAME - 88], rbx
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 64]
    xor r8d, r8d
    mulx rax, rbp, [r15]
    mulx r12, r8, [r15 + 8]
    adcx rax, r8
    mulx r13, r8, [r15 + 16]
    adcx r12, r8
    adcx r13, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 72]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rax, r8
    adox r12, r9
    mulx r9, r8, [r15 + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [r15 + 16]
    adcx r13, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 80]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [r15 + 8]
    adcx r13, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 88]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx r13, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, rbp
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rax
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, r12
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, r13
    mov [rdx + 24], r8
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
    SIZE(sangi_mod_ohta_mul_4_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_4_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_4_x64)
    KIND(sangi_mod_ohta_sqr_4_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_4_x64):
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
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    adcx rbx, [FRAME - 24]
    mov [FRAME - 56], r8
    mov [FRAME - 64], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, [FRAME - 24]
    adc rbp, 0
    mov [FRAME - 72], r10
    mov [FRAME - 80], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, [FRAME - 24]
    adc r12, 0
    mov [FRAME - 88], rbx
    mov [FRAME - 96], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    mov [FRAME - 104], r12
    mov r13, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 5 on */
    mov rdx, [r13 + 72]
    xor eax, eax
    mulx r15, r14, [FRAME - 96]
    mulx rdi, rax, [FRAME - 104]
    adcx r15, rax
    adcx rdi, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 5 on */
    mov rdx, [r13 + 80]
    xor eax, eax
    mulx rcx, rax, [FRAME - 88]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME - 104]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    /* s <- s + W^2 * K_2 * h, from column 5 on */
    mov rdx, [r13 + 88]
    xor eax, eax
    mulx rcx, rax, [FRAME - 80]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME - 104]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    /* s <- s + W^3 * K_3 * h, from column 5 on */
    mov rdx, [r13 + 96]
    xor eax, eax
    mulx rcx, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME - 88]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 104]
    adcx r9, rax
    /* d = s / 2^t */
    shr r15, 55
    mov rcx, rdi
    shl rcx, 9
    or r15, rcx
    mov [FRAME - 88], r15
    shr rdi, 55
    mov rcx, r8
    shl rcx, 9
    or rdi, rcx
    mov [FRAME - 96], rdi
    shr r8, 55
    mov rcx, r9
    shl rcx, 9
    or r8, rcx
    mov [FRAME - 104], r8
    shr r9, 55
    mov [FRAME - 112], r9
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 88]
    xor eax, eax
    mulx r11, r10, [r13]
    mulx rbx, rax, [r13 + 8]
    adcx r11, rax
    mulx rbp, rax, [r13 + 16]
    adcx rbx, rax
    adcx rbp, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 96]
    xor eax, eax
    mulx rcx, rax, [r13]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r13 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r13 + 16]
    adcx rbp, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 104]
    xor eax, eax
    mulx rcx, rax, [r13]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r13 + 8]
    adcx rbp, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 112]
    xor eax, eax
    mulx rcx, rax, [r13]
    adcx rbp, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 56]
    sub rax, r10
    mov [rdx], rax
    mov rax, [FRAME - 64]
    sbb rax, r11
    mov [rdx + 8], rax
    mov rax, [FRAME - 72]
    sbb rax, rbx
    mov [rdx + 16], rax
    mov rax, [FRAME - 80]
    sbb rax, rbp
    mov [rdx + 24], rax
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
    SIZE(sangi_mod_ohta_sqr_4_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_5_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_5_x64)
    KIND(sangi_mod_ohta_mul_5_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_5_x64):
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
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    mulx r13, r8, [rax + 32]
    adcx r12, r8
    adcx r13, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 24]
    adcx r12, r8
    adox r13, r9
    mulx r14, r8, [rax + 32]
    adcx r13, r8
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 24]
    adcx r13, r8
    adox r14, r9
    mulx r15, r8, [rax + 32]
    adcx r14, r8
    adox r15, [FRAME - 24]
    adc r15, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    adox r15, r9
    mulx rdi, r8, [rax + 32]
    adcx r15, r8
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 56], rbp
    /* h <- h + W^4 * x_4 * y */
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 16]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 24]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 32]
    adcx rdi, r8
    mov [FRAME - 64], r12
    mov [FRAME - 72], r13
    mov [FRAME - 80], r14
    mov [FRAME - 88], r15
    mov [FRAME - 96], rdi
    mov rcx, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 7 on */
    mov rdx, [rcx + 88]
    xor r8d, r8d
    mulx r11, r10, [FRAME - 88]
    mulx rbx, r8, [FRAME - 96]
    adcx r11, r8
    adcx rbx, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 7 on */
    mov rdx, [rcx + 96]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 80]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 88]
    adcx r11, r8
    adox rbx, r9
    mulx rbp, r8, [FRAME - 96]
    adcx rbx, r8
    adox rbp, [FRAME - 24]
    adc rbp, 0
    /* s <- s + W^2 * K_2 * h, from column 7 on */
    mov rdx, [rcx + 104]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 72]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 80]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME - 88]
    adcx rbx, r8
    adox rbp, r9
    mulx r12, r8, [FRAME - 96]
    adcx rbp, r8
    adox r12, [FRAME - 24]
    adc r12, 0
    /* s <- s + W^3 * K_3 * h, from column 7 on */
    mov rdx, [rcx + 112]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 64]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 72]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME - 80]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 88]
    adcx rbp, r8
    adox r12, r9
    mulx rax, r8, [FRAME - 96]
    adcx r12, r8
    adox rax, [FRAME - 24]
    adc rax, 0
    /* s <- s + W^4 * K_4 * h, from column 7 on */
    mov rdx, [rcx + 120]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 56]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 64]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME - 72]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 80]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME - 88]
    adcx r12, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 96]
    adcx rax, r8
    /* d = s / 2^t */
    shr r11, 55
    mov r9, rbx
    shl r9, 9
    or r11, r9
    mov [FRAME - 72], r11
    shr rbx, 55
    mov r9, rbp
    shl r9, 9
    or rbx, r9
    mov [FRAME - 80], rbx
    shr rbp, 55
    mov r9, r12
    shl r9, 9
    or rbp, r9
    mov [FRAME - 88], rbp
    shr r12, 55
    mov r9, rax
    shl r9, 9
    or r12, r9
    mov [FRAME - 96], r12
    shr rax, 55
    mov [FRAME - 104], rax
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 72]
    xor r8d, r8d
    mulx r14, r13, [rcx]
    mulx r15, r8, [rcx + 8]
    adcx r14, r8
    mulx rdi, r8, [rcx + 16]
    adcx r15, r8
    mulx rsi, r8, [rcx + 24]
    adcx rdi, r8
    adcx rsi, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 80]
    xor r8d, r8d
    mulx r9, r8, [rcx]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rcx + 8]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rcx + 16]
    adcx rdi, r8
    adox rsi, r9
    mulx r9, r8, [rcx + 24]
    adcx rsi, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 88]
    xor r8d, r8d
    mulx r9, r8, [rcx]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rcx + 8]
    adcx rdi, r8
    adox rsi, r9
    mulx r9, r8, [rcx + 16]
    adcx rsi, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 96]
    xor r8d, r8d
    mulx r9, r8, [rcx]
    adcx rdi, r8
    adox rsi, r9
    mulx r9, r8, [rcx + 8]
    adcx rsi, r8
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME - 104]
    xor r8d, r8d
    mulx r9, r8, [rcx]
    adcx rsi, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, r13
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, r14
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, r15
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, rdi
    mov [rdx + 24], r8
    mov r8, [FRAME - 64]
    sbb r8, rsi
    mov [rdx + 32], r8
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
    SIZE(sangi_mod_ohta_mul_5_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_5_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_5_x64)
    KIND(sangi_mod_ohta_sqr_5_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_5_x64):
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
    sub rsp, 8
    .cfi_adjust_cfa_offset 8
    UNWIND(stackalloc 8)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    mov rax, [rsi + 32]
    adc rax, rax
    mov [FRAME - 56], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    mulx rbp, rax, [FRAME - 56]
    adcx rbx, rax
    adcx rbp, [FRAME - 24]
    mov [FRAME - 64], r8
    mov [FRAME - 72], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [FRAME - 56]
    adcx rbp, rax
    adox r12, [FRAME - 24]
    adc r12, 0
    mov [FRAME - 80], r10
    mov [FRAME - 88], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, [FRAME - 24]
    adc r13, 0
    mov [FRAME - 96], rbx
    mov [FRAME - 104], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx r14, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 112], r12
    mov [FRAME - 120], r13
    /* h <- h + W^8 * x_4 * (x_4 + 2 * the limbs above it) */
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    mov [FRAME - 128], r14
    mov r15, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 7 on */
    mov rdx, [r15 + 88]
    xor eax, eax
    mulx r8, rdi, [FRAME - 120]
    mulx r9, rax, [FRAME - 128]
    adcx r8, rax
    adcx r9, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 7 on */
    mov rdx, [r15 + 96]
    xor eax, eax
    mulx rcx, rax, [FRAME - 112]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [FRAME - 128]
    adcx r9, rax
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^2 * K_2 * h, from column 7 on */
    mov rdx, [r15 + 104]
    xor eax, eax
    mulx rcx, rax, [FRAME - 104]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 112]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [FRAME - 128]
    adcx r10, rax
    adox r11, [FRAME - 24]
    adc r11, 0
    /* s <- s + W^3 * K_3 * h, from column 7 on */
    mov rdx, [r15 + 112]
    xor eax, eax
    mulx rcx, rax, [FRAME - 96]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 104]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 112]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [FRAME - 128]
    adcx r11, rax
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^4 * K_4 * h, from column 7 on */
    mov rdx, [r15 + 120]
    xor eax, eax
    mulx rcx, rax, [FRAME - 88]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 96]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 112]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 128]
    adcx rbx, rax
    /* d = s / 2^t */
    shr r8, 55
    mov rcx, r9
    shl rcx, 9
    or r8, rcx
    mov [FRAME - 104], r8
    shr r9, 55
    mov rcx, r10
    shl rcx, 9
    or r9, rcx
    mov [FRAME - 112], r9
    shr r10, 55
    mov rcx, r11
    shl rcx, 9
    or r10, rcx
    mov [FRAME - 120], r10
    shr r11, 55
    mov rcx, rbx
    shl rcx, 9
    or r11, rcx
    mov [FRAME - 128], r11
    shr rbx, 55
    mov [FRAME], rbx
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 104]
    xor eax, eax
    mulx r12, rbp, [r15]
    mulx r13, rax, [r15 + 8]
    adcx r12, rax
    mulx r14, rax, [r15 + 16]
    adcx r13, rax
    mulx rsi, rax, [r15 + 24]
    adcx r14, rax
    adcx rsi, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 112]
    xor eax, eax
    mulx rcx, rax, [r15]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [r15 + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r15 + 16]
    adcx r14, rax
    adox rsi, rcx
    mulx rcx, rax, [r15 + 24]
    adcx rsi, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 120]
    xor eax, eax
    mulx rcx, rax, [r15]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r15 + 8]
    adcx r14, rax
    adox rsi, rcx
    mulx rcx, rax, [r15 + 16]
    adcx rsi, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 128]
    xor eax, eax
    mulx rcx, rax, [r15]
    adcx r14, rax
    adox rsi, rcx
    mulx rcx, rax, [r15 + 8]
    adcx rsi, rax
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME]
    xor eax, eax
    mulx rcx, rax, [r15]
    adcx rsi, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 64]
    sub rax, rbp
    mov [rdx], rax
    mov rax, [FRAME - 72]
    sbb rax, r12
    mov [rdx + 8], rax
    mov rax, [FRAME - 80]
    sbb rax, r13
    mov [rdx + 16], rax
    mov rax, [FRAME - 88]
    sbb rax, r14
    mov [rdx + 24], rax
    mov rax, [FRAME - 96]
    sbb rax, rsi
    mov [rdx + 32], rax
    RELEASE
    add rsp, 8
    .cfi_adjust_cfa_offset -8
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
    SIZE(sangi_mod_ohta_sqr_5_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_6_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_6_x64)
    KIND(sangi_mod_ohta_mul_6_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_6_x64):
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
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    mulx r13, r8, [rax + 32]
    adcx r12, r8
    mulx r14, r8, [rax + 40]
    adcx r13, r8
    adcx r14, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 24]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 32]
    adcx r13, r8
    adox r14, r9
    mulx r15, r8, [rax + 40]
    adcx r14, r8
    adox r15, [FRAME - 24]
    adc r15, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 24]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 32]
    adcx r14, r8
    adox r15, r9
    mulx rdi, r8, [rax + 40]
    adcx r15, r8
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 32]
    adcx r15, r8
    adox rdi, r9
    mulx rcx, r8, [rax + 40]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    mov [FRAME - 56], rbp
    /* h <- h + W^4 * x_4 * y */
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 16]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 24]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 32]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [rax + 40]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME - 64], r12
    /* h <- h + W^5 * x_5 * y */
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 8]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 16]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 24]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 32]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 40]
    adcx r10, r8
    mov [FRAME - 72], r13
    mov [FRAME - 80], r14
    mov [FRAME - 88], r15
    mov [FRAME - 96], rdi
    mov [FRAME - 104], rcx
    mov [FRAME - 112], r10
    mov r11, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 9 on */
    mov rdx, [r11 + 104]
    xor r8d, r8d
    mulx rbp, rbx, [FRAME - 104]
    mulx r12, r8, [FRAME - 112]
    adcx rbp, r8
    adcx r12, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 9 on */
    mov rdx, [r11 + 112]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 96]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 104]
    adcx rbp, r8
    adox r12, r9
    mulx r13, r8, [FRAME - 112]
    adcx r12, r8
    adox r13, [FRAME - 24]
    adc r13, 0
    /* s <- s + W^2 * K_2 * h, from column 9 on */
    mov rdx, [r11 + 120]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 88]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 96]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME - 104]
    adcx r12, r8
    adox r13, r9
    mulx rax, r8, [FRAME - 112]
    adcx r13, r8
    adox rax, [FRAME - 24]
    adc rax, 0
    /* s <- s + W^3 * K_3 * h, from column 9 on */
    mov rdx, [r11 + 128]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 80]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 88]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME - 96]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 104]
    adcx r13, r8
    adox rax, r9
    mulx r14, r8, [FRAME - 112]
    adcx rax, r8
    adox r14, [FRAME - 24]
    adc r14, 0
    /* s <- s + W^4 * K_4 * h, from column 9 on */
    mov rdx, [r11 + 136]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 72]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 80]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME - 88]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 96]
    adcx r13, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 104]
    adcx rax, r8
    adox r14, r9
    mulx r15, r8, [FRAME - 112]
    adcx r14, r8
    adox r15, [FRAME - 24]
    adc r15, 0
    /* s <- s + W^5 * K_5 * h, from column 9 on */
    mov rdx, [r11 + 144]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 64]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME - 72]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME - 80]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 88]
    adcx r13, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 96]
    adcx rax, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 104]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 112]
    adcx r15, r8
    /* d = s / 2^t */
    shr rbp, 55
    mov r9, r12
    shl r9, 9
    or rbp, r9
    mov [FRAME - 80], rbp
    shr r12, 55
    mov r9, r13
    shl r9, 9
    or r12, r9
    mov [FRAME - 88], r12
    shr r13, 55
    mov r9, rax
    shl r9, 9
    or r13, r9
    mov [FRAME - 96], r13
    shr rax, 55
    mov r9, r14
    shl r9, 9
    or rax, r9
    mov [FRAME - 104], rax
    shr r14, 55
    mov r9, r15
    shl r9, 9
    or r14, r9
    mov [FRAME - 112], r14
    shr r15, 55
    mov [FRAME - 120], r15
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 80]
    xor r8d, r8d
    mulx rcx, rdi, [r11]
    mulx r10, r8, [r11 + 8]
    adcx rcx, r8
    mulx rsi, r8, [r11 + 16]
    adcx r10, r8
    mulx rbx, r8, [r11 + 24]
    adcx rsi, r8
    mulx rbp, r8, [r11 + 32]
    adcx rbx, r8
    adcx rbp, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 88]
    xor r8d, r8d
    mulx r9, r8, [r11]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r11 + 8]
    adcx r10, r8
    adox rsi, r9
    mulx r9, r8, [r11 + 16]
    adcx rsi, r8
    adox rbx, r9
    mulx r9, r8, [r11 + 24]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r11 + 32]
    adcx rbp, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 96]
    xor r8d, r8d
    mulx r9, r8, [r11]
    adcx r10, r8
    adox rsi, r9
    mulx r9, r8, [r11 + 8]
    adcx rsi, r8
    adox rbx, r9
    mulx r9, r8, [r11 + 16]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r11 + 24]
    adcx rbp, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 104]
    xor r8d, r8d
    mulx r9, r8, [r11]
    adcx rsi, r8
    adox rbx, r9
    mulx r9, r8, [r11 + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r11 + 16]
    adcx rbp, r8
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME - 112]
    xor r8d, r8d
    mulx r9, r8, [r11]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r11 + 8]
    adcx rbp, r8
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME - 120]
    xor r8d, r8d
    mulx r9, r8, [r11]
    adcx rbp, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, rdi
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rcx
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, r10
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, rsi
    mov [rdx + 24], r8
    mov r8, [FRAME - 64]
    sbb r8, rbx
    mov [rdx + 32], r8
    mov r8, [FRAME - 72]
    sbb r8, rbp
    mov [rdx + 40], r8
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
    SIZE(sangi_mod_ohta_mul_6_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_6_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_6_x64)
    KIND(sangi_mod_ohta_sqr_6_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_6_x64):
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
    sub rsp, 32
    .cfi_adjust_cfa_offset 32
    UNWIND(stackalloc 32)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    mov rax, [rsi + 32]
    adc rax, rax
    mov [FRAME - 56], rax
    mov rax, [rsi + 40]
    adc rax, rax
    mov [FRAME - 64], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    mulx rbp, rax, [FRAME - 56]
    adcx rbx, rax
    mulx r12, rax, [FRAME - 64]
    adcx rbp, rax
    adcx r12, [FRAME - 24]
    mov [FRAME - 72], r8
    mov [FRAME - 80], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, [FRAME - 24]
    adc r13, 0
    mov [FRAME - 88], r10
    mov [FRAME - 96], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx r14, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 104], rbx
    mov [FRAME - 112], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME - 64]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    mov [FRAME - 120], r12
    mov [FRAME - 128], r13
    /* h <- h + W^8 * x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME - 32]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME], r14
    mov [FRAME + 8], r15
    /* h <- h + W^10 * x_5 * (x_5 + 2 * the limbs above it) */
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rdi, rax
    mov [FRAME + 16], rdi
    mov r8, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 9 on */
    mov rdx, [r8 + 104]
    xor eax, eax
    mulx r10, r9, [FRAME + 8]
    mulx r11, rax, [FRAME + 16]
    adcx r10, rax
    adcx r11, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 9 on */
    mov rdx, [r8 + 112]
    xor eax, eax
    mulx rcx, rax, [FRAME]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [FRAME + 16]
    adcx r11, rax
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^2 * K_2 * h, from column 9 on */
    mov rdx, [r8 + 120]
    xor eax, eax
    mulx rcx, rax, [FRAME - 128]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [FRAME + 16]
    adcx rbx, rax
    adox rbp, [FRAME - 24]
    adc rbp, 0
    /* s <- s + W^3 * K_3 * h, from column 9 on */
    mov rdx, [r8 + 128]
    xor eax, eax
    mulx rcx, rax, [FRAME - 120]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 128]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [FRAME + 16]
    adcx rbp, rax
    adox r12, [FRAME - 24]
    adc r12, 0
    /* s <- s + W^4 * K_4 * h, from column 9 on */
    mov rdx, [r8 + 136]
    xor eax, eax
    mulx rcx, rax, [FRAME - 112]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 128]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [FRAME + 16]
    adcx r12, rax
    adox r13, [FRAME - 24]
    adc r13, 0
    /* s <- s + W^5 * K_5 * h, from column 9 on */
    mov rdx, [r8 + 144]
    xor eax, eax
    mulx rcx, rax, [FRAME - 104]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 112]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 120]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 128]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx r13, rax
    /* d = s / 2^t */
    shr r10, 55
    mov rcx, r11
    shl rcx, 9
    or r10, rcx
    mov [FRAME - 120], r10
    shr r11, 55
    mov rcx, rbx
    shl rcx, 9
    or r11, rcx
    mov [FRAME - 128], r11
    shr rbx, 55
    mov rcx, rbp
    shl rcx, 9
    or rbx, rcx
    mov [FRAME], rbx
    shr rbp, 55
    mov rcx, r12
    shl rcx, 9
    or rbp, rcx
    mov [FRAME + 8], rbp
    shr r12, 55
    mov rcx, r13
    shl rcx, 9
    or r12, rcx
    mov [FRAME + 16], r12
    shr r13, 55
    mov [FRAME + 24], r13
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 120]
    xor eax, eax
    mulx r15, r14, [r8]
    mulx rdi, rax, [r8 + 8]
    adcx r15, rax
    mulx rsi, rax, [r8 + 16]
    adcx rdi, rax
    mulx r9, rax, [r8 + 24]
    adcx rsi, rax
    mulx r10, rax, [r8 + 32]
    adcx r9, rax
    adcx r10, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 128]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rdi, rax
    adox rsi, rcx
    mulx rcx, rax, [r8 + 16]
    adcx rsi, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 32]
    adcx r10, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rdi, rax
    adox rsi, rcx
    mulx rcx, rax, [r8 + 8]
    adcx rsi, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 24]
    adcx r10, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME + 8]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx rsi, rax
    adox r9, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 16]
    adcx r10, rax
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME + 16]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r8 + 8]
    adcx r10, rax
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME + 24]
    xor eax, eax
    mulx rcx, rax, [r8]
    adcx r10, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 72]
    sub rax, r14
    mov [rdx], rax
    mov rax, [FRAME - 80]
    sbb rax, r15
    mov [rdx + 8], rax
    mov rax, [FRAME - 88]
    sbb rax, rdi
    mov [rdx + 16], rax
    mov rax, [FRAME - 96]
    sbb rax, rsi
    mov [rdx + 24], rax
    mov rax, [FRAME - 104]
    sbb rax, r9
    mov [rdx + 32], rax
    mov rax, [FRAME - 112]
    sbb rax, r10
    mov [rdx + 40], rax
    RELEASE
    add rsp, 32
    .cfi_adjust_cfa_offset -32
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
    SIZE(sangi_mod_ohta_sqr_6_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_7_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_7_x64)
    KIND(sangi_mod_ohta_mul_7_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_7_x64):
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
    sub rsp, 8
    .cfi_adjust_cfa_offset 8
    UNWIND(stackalloc 8)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    mulx r13, r8, [rax + 32]
    adcx r12, r8
    mulx r14, r8, [rax + 40]
    adcx r13, r8
    mulx r15, r8, [rax + 48]
    adcx r14, r8
    adcx r15, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 24]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 32]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 40]
    adcx r14, r8
    adox r15, r9
    mulx rdi, r8, [rax + 48]
    adcx r15, r8
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 24]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 32]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 40]
    adcx r15, r8
    adox rdi, r9
    mulx rcx, r8, [rax + 48]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 32]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 40]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [rax + 48]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME - 56], rbp
    /* h <- h + W^4 * x_4 * y */
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 16]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 24]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 32]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 40]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [rax + 48]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    mov [FRAME - 64], r12
    /* h <- h + W^5 * x_5 * y */
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 8]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 16]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 24]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 32]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 40]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [rax + 48]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    mov [FRAME - 72], r13
    /* h <- h + W^6 * x_6 * y */
    mov rdx, [rsi + 48]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 8]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 16]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 24]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 32]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 40]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 48]
    adcx rbx, r8
    mov [FRAME - 80], r14
    mov [FRAME - 88], r15
    mov [FRAME - 96], rdi
    mov [FRAME - 104], rcx
    mov [FRAME - 112], r10
    mov [FRAME - 120], r11
    mov [FRAME - 128], rbx
    mov rbp, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 11 on */
    mov rdx, [rbp + 120]
    xor r8d, r8d
    mulx r13, r12, [FRAME - 120]
    mulx r14, r8, [FRAME - 128]
    adcx r13, r8
    adcx r14, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 11 on */
    mov rdx, [rbp + 128]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 112]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 120]
    adcx r13, r8
    adox r14, r9
    mulx rax, r8, [FRAME - 128]
    adcx r14, r8
    adox rax, [FRAME - 24]
    adc rax, 0
    /* s <- s + W^2 * K_2 * h, from column 11 on */
    mov rdx, [rbp + 136]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 104]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 112]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 120]
    adcx r14, r8
    adox rax, r9
    mulx r15, r8, [FRAME - 128]
    adcx rax, r8
    adox r15, [FRAME - 24]
    adc r15, 0
    /* s <- s + W^3 * K_3 * h, from column 11 on */
    mov rdx, [rbp + 144]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 96]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 104]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 112]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 120]
    adcx rax, r8
    adox r15, r9
    mulx rdi, r8, [FRAME - 128]
    adcx r15, r8
    adox rdi, [FRAME - 24]
    adc rdi, 0
    /* s <- s + W^4 * K_4 * h, from column 11 on */
    mov rdx, [rbp + 152]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 88]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 96]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 104]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 112]
    adcx rax, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 120]
    adcx r15, r8
    adox rdi, r9
    mulx rcx, r8, [FRAME - 128]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    /* s <- s + W^5 * K_5 * h, from column 11 on */
    mov rdx, [rbp + 160]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 80]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 88]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 96]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 104]
    adcx rax, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 112]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 120]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [FRAME - 128]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^6 * K_6 * h, from column 11 on */
    mov rdx, [rbp + 168]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 72]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME - 80]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME - 88]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 96]
    adcx rax, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 104]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 112]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 120]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 128]
    adcx r10, r8
    /* d = s / 2^t */
    shr r13, 55
    mov r9, r14
    shl r9, 9
    or r13, r9
    mov [FRAME - 88], r13
    shr r14, 55
    mov r9, rax
    shl r9, 9
    or r14, r9
    mov [FRAME - 96], r14
    shr rax, 55
    mov r9, r15
    shl r9, 9
    or rax, r9
    mov [FRAME - 104], rax
    shr r15, 55
    mov r9, rdi
    shl r9, 9
    or r15, r9
    mov [FRAME - 112], r15
    shr rdi, 55
    mov r9, rcx
    shl r9, 9
    or rdi, r9
    mov [FRAME - 120], rdi
    shr rcx, 55
    mov r9, r10
    shl r9, 9
    or rcx, r9
    mov [FRAME - 128], rcx
    shr r10, 55
    mov [FRAME], r10
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 88]
    xor r8d, r8d
    mulx rbx, r11, [rbp]
    mulx rsi, r8, [rbp + 8]
    adcx rbx, r8
    mulx r12, r8, [rbp + 16]
    adcx rsi, r8
    mulx r13, r8, [rbp + 24]
    adcx r12, r8
    mulx r14, r8, [rbp + 32]
    adcx r13, r8
    mulx rax, r8, [rbp + 40]
    adcx r14, r8
    adcx rax, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 96]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx rbx, r8
    adox rsi, r9
    mulx r9, r8, [rbp + 8]
    adcx rsi, r8
    adox r12, r9
    mulx r9, r8, [rbp + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rbp + 24]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rbp + 32]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [rbp + 40]
    adcx rax, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 104]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx rsi, r8
    adox r12, r9
    mulx r9, r8, [rbp + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rbp + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rbp + 24]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [rbp + 32]
    adcx rax, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 112]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rbp + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rbp + 16]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [rbp + 24]
    adcx rax, r8
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME - 120]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rbp + 8]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [rbp + 16]
    adcx rax, r8
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME - 128]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx r14, r8
    adox rax, r9
    mulx r9, r8, [rbp + 8]
    adcx rax, r8
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME]
    xor r8d, r8d
    mulx r9, r8, [rbp]
    adcx rax, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, r11
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rbx
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, rsi
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, r12
    mov [rdx + 24], r8
    mov r8, [FRAME - 64]
    sbb r8, r13
    mov [rdx + 32], r8
    mov r8, [FRAME - 72]
    sbb r8, r14
    mov [rdx + 40], r8
    mov r8, [FRAME - 80]
    sbb r8, rax
    mov [rdx + 48], r8
    RELEASE
    add rsp, 8
    .cfi_adjust_cfa_offset -8
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
    SIZE(sangi_mod_ohta_mul_7_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_7_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_7_x64)
    KIND(sangi_mod_ohta_sqr_7_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_7_x64):
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
    sub rsp, 56
    .cfi_adjust_cfa_offset 56
    UNWIND(stackalloc 56)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    mov rax, [rsi + 32]
    adc rax, rax
    mov [FRAME - 56], rax
    mov rax, [rsi + 40]
    adc rax, rax
    mov [FRAME - 64], rax
    mov rax, [rsi + 48]
    adc rax, rax
    mov [FRAME - 72], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    mulx rbp, rax, [FRAME - 56]
    adcx rbx, rax
    mulx r12, rax, [FRAME - 64]
    adcx rbp, rax
    mulx r13, rax, [FRAME - 72]
    adcx r12, rax
    adcx r13, [FRAME - 24]
    mov [FRAME - 80], r8
    mov [FRAME - 88], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx r14, rax, [FRAME - 72]
    adcx r13, rax
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 96], r10
    mov [FRAME - 104], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    mov [FRAME - 112], rbx
    mov [FRAME - 120], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME - 72]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 128], r12
    mov [FRAME], r13
    /* h <- h + W^8 * x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME - 72]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    mov [FRAME + 8], r14
    mov [FRAME + 16], r15
    /* h <- h + W^10 * x_5 * (x_5 + 2 * the limbs above it) */
    mov rcx, [rsi + 48]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME - 32]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    mov [FRAME + 24], rdi
    mov [FRAME + 32], r8
    /* h <- h + W^12 * x_6 * (x_6 + 2 * the limbs above it) */
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    mov [FRAME + 40], r9
    mov r10, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 11 on */
    mov rdx, [r10 + 120]
    xor eax, eax
    mulx rbx, r11, [FRAME + 32]
    mulx rbp, rax, [FRAME + 40]
    adcx rbx, rax
    adcx rbp, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 11 on */
    mov rdx, [r10 + 128]
    xor eax, eax
    mulx rcx, rax, [FRAME + 24]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx rbx, rax
    adox rbp, rcx
    mulx r12, rax, [FRAME + 40]
    adcx rbp, rax
    adox r12, [FRAME - 24]
    adc r12, 0
    /* s <- s + W^2 * K_2 * h, from column 11 on */
    mov rdx, [r10 + 136]
    xor eax, eax
    mulx rcx, rax, [FRAME + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx r13, rax, [FRAME + 40]
    adcx r12, rax
    adox r13, [FRAME - 24]
    adc r13, 0
    /* s <- s + W^3 * K_3 * h, from column 11 on */
    mov rdx, [r10 + 144]
    xor eax, eax
    mulx rcx, rax, [FRAME + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r12, rax
    adox r13, rcx
    mulx r14, rax, [FRAME + 40]
    adcx r13, rax
    adox r14, [FRAME - 24]
    adc r14, 0
    /* s <- s + W^4 * K_4 * h, from column 11 on */
    mov rdx, [r10 + 152]
    xor eax, eax
    mulx rcx, rax, [FRAME]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME + 40]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    /* s <- s + W^5 * K_5 * h, from column 11 on */
    mov rdx, [r10 + 160]
    xor eax, eax
    mulx rcx, rax, [FRAME - 128]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME + 40]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    /* s <- s + W^6 * K_6 * h, from column 11 on */
    mov rdx, [r10 + 168]
    xor eax, eax
    mulx rcx, rax, [FRAME - 120]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 128]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx rdi, rax
    /* d = s / 2^t */
    shr rbx, 55
    mov rcx, rbp
    shl rcx, 9
    or rbx, rcx
    mov [FRAME], rbx
    shr rbp, 55
    mov rcx, r12
    shl rcx, 9
    or rbp, rcx
    mov [FRAME + 8], rbp
    shr r12, 55
    mov rcx, r13
    shl rcx, 9
    or r12, rcx
    mov [FRAME + 16], r12
    shr r13, 55
    mov rcx, r14
    shl rcx, 9
    or r13, rcx
    mov [FRAME + 24], r13
    shr r14, 55
    mov rcx, r15
    shl rcx, 9
    or r14, rcx
    mov [FRAME + 32], r14
    shr r15, 55
    mov rcx, rdi
    shl rcx, 9
    or r15, rcx
    mov [FRAME + 40], r15
    shr rdi, 55
    mov [FRAME + 48], rdi
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME]
    xor eax, eax
    mulx r9, r8, [r10]
    mulx rsi, rax, [r10 + 8]
    adcx r9, rax
    mulx r11, rax, [r10 + 16]
    adcx rsi, rax
    mulx rbx, rax, [r10 + 24]
    adcx r11, rax
    mulx rbp, rax, [r10 + 32]
    adcx rbx, rax
    mulx r12, rax, [r10 + 40]
    adcx rbp, rax
    adcx r12, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME + 8]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx r9, rax
    adox rsi, rcx
    mulx rcx, rax, [r10 + 8]
    adcx rsi, rax
    adox r11, rcx
    mulx rcx, rax, [r10 + 16]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r10 + 24]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r10 + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r10 + 40]
    adcx r12, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME + 16]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx rsi, rax
    adox r11, rcx
    mulx rcx, rax, [r10 + 8]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r10 + 16]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r10 + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r10 + 32]
    adcx r12, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME + 24]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [r10 + 8]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r10 + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r10 + 24]
    adcx r12, rax
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME + 32]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [r10 + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r10 + 16]
    adcx r12, rax
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME + 40]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [r10 + 8]
    adcx r12, rax
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME + 48]
    xor eax, eax
    mulx rcx, rax, [r10]
    adcx r12, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 80]
    sub rax, r8
    mov [rdx], rax
    mov rax, [FRAME - 88]
    sbb rax, r9
    mov [rdx + 8], rax
    mov rax, [FRAME - 96]
    sbb rax, rsi
    mov [rdx + 16], rax
    mov rax, [FRAME - 104]
    sbb rax, r11
    mov [rdx + 24], rax
    mov rax, [FRAME - 112]
    sbb rax, rbx
    mov [rdx + 32], rax
    mov rax, [FRAME - 120]
    sbb rax, rbp
    mov [rdx + 40], rax
    mov rax, [FRAME - 128]
    sbb rax, r12
    mov [rdx + 48], rax
    RELEASE
    add rsp, 56
    .cfi_adjust_cfa_offset -56
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
    SIZE(sangi_mod_ohta_sqr_7_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_8_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_8_x64)
    KIND(sangi_mod_ohta_mul_8_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_8_x64):
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
    sub rsp, 24
    .cfi_adjust_cfa_offset 24
    UNWIND(stackalloc 24)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    mulx r13, r8, [rax + 32]
    adcx r12, r8
    mulx r14, r8, [rax + 40]
    adcx r13, r8
    mulx r15, r8, [rax + 48]
    adcx r14, r8
    mulx rdi, r8, [rax + 56]
    adcx r15, r8
    adcx rdi, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 24]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 32]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 40]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 48]
    adcx r15, r8
    adox rdi, r9
    mulx rcx, r8, [rax + 56]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 24]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 32]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 40]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 48]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [rax + 56]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 32]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 40]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 48]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [rax + 56]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    mov [FRAME - 56], rbp
    /* h <- h + W^4 * x_4 * y */
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 16]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 24]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 32]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 40]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 48]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [rax + 56]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    mov [FRAME - 64], r12
    /* h <- h + W^5 * x_5 * y */
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 8]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 16]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 24]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 32]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 40]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 48]
    adcx r11, r8
    adox rbx, r9
    mulx rbp, r8, [rax + 56]
    adcx rbx, r8
    adox rbp, [FRAME - 24]
    adc rbp, 0
    mov [FRAME - 72], r13
    /* h <- h + W^6 * x_6 * y */
    mov rdx, [rsi + 48]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 8]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 16]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 24]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 32]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 40]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 48]
    adcx rbx, r8
    adox rbp, r9
    mulx r12, r8, [rax + 56]
    adcx rbp, r8
    adox r12, [FRAME - 24]
    adc r12, 0
    mov [FRAME - 80], r14
    /* h <- h + W^7 * x_7 * y */
    mov rdx, [rsi + 56]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 8]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 16]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 24]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 32]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 40]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 48]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 56]
    adcx r12, r8
    mov [FRAME - 88], r15
    mov [FRAME - 96], rdi
    mov [FRAME - 104], rcx
    mov [FRAME - 112], r10
    mov [FRAME - 120], r11
    mov [FRAME - 128], rbx
    mov [FRAME], rbp
    mov [FRAME + 8], r12
    mov r13, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 13 on */
    mov rdx, [r13 + 136]
    xor r8d, r8d
    mulx r15, r14, [FRAME]
    mulx rax, r8, [FRAME + 8]
    adcx r15, r8
    adcx rax, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 13 on */
    mov rdx, [r13 + 144]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 128]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME]
    adcx r15, r8
    adox rax, r9
    mulx rdi, r8, [FRAME + 8]
    adcx rax, r8
    adox rdi, [FRAME - 24]
    adc rdi, 0
    /* s <- s + W^2 * K_2 * h, from column 13 on */
    mov rdx, [r13 + 152]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 120]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 128]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME]
    adcx rax, r8
    adox rdi, r9
    mulx rcx, r8, [FRAME + 8]
    adcx rdi, r8
    adox rcx, [FRAME - 24]
    adc rcx, 0
    /* s <- s + W^3 * K_3 * h, from column 13 on */
    mov rdx, [r13 + 160]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 112]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 120]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 128]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [FRAME]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [FRAME + 8]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^4 * K_4 * h, from column 13 on */
    mov rdx, [r13 + 168]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 104]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 112]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 120]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 128]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [FRAME + 8]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    /* s <- s + W^5 * K_5 * h, from column 13 on */
    mov rdx, [r13 + 176]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 96]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 104]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 112]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 120]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 128]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [FRAME + 8]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^6 * K_6 * h, from column 13 on */
    mov rdx, [r13 + 184]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 88]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 96]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 104]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 112]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 120]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 128]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME]
    adcx r11, r8
    adox rbx, r9
    mulx rbp, r8, [FRAME + 8]
    adcx rbx, r8
    adox rbp, [FRAME - 24]
    adc rbp, 0
    /* s <- s + W^7 * K_7 * h, from column 13 on */
    mov rdx, [r13 + 192]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 80]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [FRAME - 88]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 96]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [FRAME - 104]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 112]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 120]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 128]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME + 8]
    adcx rbp, r8
    /* d = s / 2^t */
    shr r15, 55
    mov r9, rax
    shl r9, 9
    or r15, r9
    mov [FRAME - 96], r15
    shr rax, 55
    mov r9, rdi
    shl r9, 9
    or rax, r9
    mov [FRAME - 104], rax
    shr rdi, 55
    mov r9, rcx
    shl r9, 9
    or rdi, r9
    mov [FRAME - 112], rdi
    shr rcx, 55
    mov r9, r10
    shl r9, 9
    or rcx, r9
    mov [FRAME - 120], rcx
    shr r10, 55
    mov r9, r11
    shl r9, 9
    or r10, r9
    mov [FRAME - 128], r10
    shr r11, 55
    mov r9, rbx
    shl r9, 9
    or r11, r9
    mov [FRAME], r11
    shr rbx, 55
    mov r9, rbp
    shl r9, 9
    or rbx, r9
    mov [FRAME + 8], rbx
    shr rbp, 55
    mov [FRAME + 16], rbp
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 96]
    xor r8d, r8d
    mulx rsi, r12, [r13]
    mulx r14, r8, [r13 + 8]
    adcx rsi, r8
    mulx r15, r8, [r13 + 16]
    adcx r14, r8
    mulx rax, r8, [r13 + 24]
    adcx r15, r8
    mulx rdi, r8, [r13 + 32]
    adcx rax, r8
    mulx rcx, r8, [r13 + 40]
    adcx rdi, r8
    mulx r10, r8, [r13 + 48]
    adcx rcx, r8
    adcx r10, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 104]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx rsi, r8
    adox r14, r9
    mulx r9, r8, [r13 + 8]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [r13 + 16]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [r13 + 24]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [r13 + 32]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [r13 + 40]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 48]
    adcx r10, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 112]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [r13 + 8]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [r13 + 16]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [r13 + 24]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [r13 + 32]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 40]
    adcx r10, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 120]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx r15, r8
    adox rax, r9
    mulx r9, r8, [r13 + 8]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [r13 + 16]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [r13 + 24]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 32]
    adcx r10, r8
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME - 128]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx rax, r8
    adox rdi, r9
    mulx r9, r8, [r13 + 8]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [r13 + 16]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 24]
    adcx r10, r8
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [r13 + 8]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 16]
    adcx r10, r8
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME + 8]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r13 + 8]
    adcx r10, r8
    /* d * n: W^7 * d_7 * n */
    mov rdx, [FRAME + 16]
    xor r8d, r8d
    mulx r9, r8, [r13]
    adcx r10, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, r12
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rsi
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, r14
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, r15
    mov [rdx + 24], r8
    mov r8, [FRAME - 64]
    sbb r8, rax
    mov [rdx + 32], r8
    mov r8, [FRAME - 72]
    sbb r8, rdi
    mov [rdx + 40], r8
    mov r8, [FRAME - 80]
    sbb r8, rcx
    mov [rdx + 48], r8
    mov r8, [FRAME - 88]
    sbb r8, r10
    mov [rdx + 56], r8
    RELEASE
    add rsp, 24
    .cfi_adjust_cfa_offset -24
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
    SIZE(sangi_mod_ohta_mul_8_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_8_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_8_x64)
    KIND(sangi_mod_ohta_sqr_8_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_8_x64):
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
    sub rsp, 80
    .cfi_adjust_cfa_offset 80
    UNWIND(stackalloc 80)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    mov rax, [rsi + 32]
    adc rax, rax
    mov [FRAME - 56], rax
    mov rax, [rsi + 40]
    adc rax, rax
    mov [FRAME - 64], rax
    mov rax, [rsi + 48]
    adc rax, rax
    mov [FRAME - 72], rax
    mov rax, [rsi + 56]
    adc rax, rax
    mov [FRAME - 80], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    mulx rbp, rax, [FRAME - 56]
    adcx rbx, rax
    mulx r12, rax, [FRAME - 64]
    adcx rbp, rax
    mulx r13, rax, [FRAME - 72]
    adcx r12, rax
    mulx r14, rax, [FRAME - 80]
    adcx r13, rax
    adcx r14, [FRAME - 24]
    mov [FRAME - 88], r8
    mov [FRAME - 96], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME - 80]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    mov [FRAME - 104], r10
    mov [FRAME - 112], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME - 80]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 120], rbx
    mov [FRAME - 128], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME - 80]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    mov [FRAME], r12
    mov [FRAME + 8], r13
    /* h <- h + W^8 * x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME - 80]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    mov [FRAME + 16], r14
    mov [FRAME + 24], r15
    /* h <- h + W^10 * x_5 * (x_5 + 2 * the limbs above it) */
    mov rcx, [rsi + 48]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [FRAME - 80]
    adcx r9, rax
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME + 32], rdi
    mov [FRAME + 40], r8
    /* h <- h + W^12 * x_6 * (x_6 + 2 * the limbs above it) */
    mov rcx, [rsi + 56]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [FRAME - 32]
    adcx r10, rax
    adox r11, [FRAME - 24]
    adc r11, 0
    mov [FRAME + 48], r9
    mov [FRAME + 56], r10
    /* h <- h + W^14 * x_7 * (x_7 + 2 * the limbs above it) */
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    mov [FRAME + 64], r11
    mov rbx, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 13 on */
    mov rdx, [rbx + 136]
    xor eax, eax
    mulx r12, rbp, [FRAME + 56]
    mulx r13, rax, [FRAME + 64]
    adcx r12, rax
    adcx r13, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 13 on */
    mov rdx, [rbx + 144]
    xor eax, eax
    mulx rcx, rax, [FRAME + 48]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r12, rax
    adox r13, rcx
    mulx r14, rax, [FRAME + 64]
    adcx r13, rax
    adox r14, [FRAME - 24]
    adc r14, 0
    /* s <- s + W^2 * K_2 * h, from column 13 on */
    mov rdx, [rbx + 152]
    xor eax, eax
    mulx rcx, rax, [FRAME + 40]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r13, rax
    adox r14, rcx
    mulx r15, rax, [FRAME + 64]
    adcx r14, rax
    adox r15, [FRAME - 24]
    adc r15, 0
    /* s <- s + W^3 * K_3 * h, from column 13 on */
    mov rdx, [rbx + 160]
    xor eax, eax
    mulx rcx, rax, [FRAME + 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME + 64]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    /* s <- s + W^4 * K_4 * h, from column 13 on */
    mov rdx, [rbx + 168]
    xor eax, eax
    mulx rcx, rax, [FRAME + 24]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME + 64]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    /* s <- s + W^5 * K_5 * h, from column 13 on */
    mov rdx, [rbx + 176]
    xor eax, eax
    mulx rcx, rax, [FRAME + 16]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME + 64]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    /* s <- s + W^6 * K_6 * h, from column 13 on */
    mov rdx, [rbx + 184]
    xor eax, eax
    mulx rcx, rax, [FRAME + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [FRAME + 64]
    adcx r9, rax
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^7 * K_7 * h, from column 13 on */
    mov rdx, [rbx + 192]
    xor eax, eax
    mulx rcx, rax, [FRAME]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r10, rax
    /* d = s / 2^t */
    shr r12, 55
    mov rcx, r13
    shl rcx, 9
    or r12, rcx
    mov [FRAME + 16], r12
    shr r13, 55
    mov rcx, r14
    shl rcx, 9
    or r13, rcx
    mov [FRAME + 24], r13
    shr r14, 55
    mov rcx, r15
    shl rcx, 9
    or r14, rcx
    mov [FRAME + 32], r14
    shr r15, 55
    mov rcx, rdi
    shl rcx, 9
    or r15, rcx
    mov [FRAME + 40], r15
    shr rdi, 55
    mov rcx, r8
    shl rcx, 9
    or rdi, rcx
    mov [FRAME + 48], rdi
    shr r8, 55
    mov rcx, r9
    shl rcx, 9
    or r8, rcx
    mov [FRAME + 56], r8
    shr r9, 55
    mov rcx, r10
    shl rcx, 9
    or r9, rcx
    mov [FRAME + 64], r9
    shr r10, 55
    mov [FRAME + 72], r10
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME + 16]
    xor eax, eax
    mulx rsi, r11, [rbx]
    mulx rbp, rax, [rbx + 8]
    adcx rsi, rax
    mulx r12, rax, [rbx + 16]
    adcx rbp, rax
    mulx r13, rax, [rbx + 24]
    adcx r12, rax
    mulx r14, rax, [rbx + 32]
    adcx r13, rax
    mulx r15, rax, [rbx + 40]
    adcx r14, rax
    mulx rdi, rax, [rbx + 48]
    adcx r15, rax
    adcx rdi, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME + 24]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx rsi, rax
    adox rbp, rcx
    mulx rcx, rax, [rbx + 8]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rbx + 16]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rbx + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rbx + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rbx + 40]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 48]
    adcx rdi, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME + 32]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [rbx + 8]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rbx + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rbx + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rbx + 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 40]
    adcx rdi, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME + 40]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [rbx + 8]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rbx + 16]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rbx + 24]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 32]
    adcx rdi, rax
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME + 48]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rbx + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rbx + 16]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 24]
    adcx rdi, rax
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME + 56]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [rbx + 8]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 16]
    adcx rdi, rax
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME + 64]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [rbx + 8]
    adcx rdi, rax
    /* d * n: W^7 * d_7 * n */
    mov rdx, [FRAME + 72]
    xor eax, eax
    mulx rcx, rax, [rbx]
    adcx rdi, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 88]
    sub rax, r11
    mov [rdx], rax
    mov rax, [FRAME - 96]
    sbb rax, rsi
    mov [rdx + 8], rax
    mov rax, [FRAME - 104]
    sbb rax, rbp
    mov [rdx + 16], rax
    mov rax, [FRAME - 112]
    sbb rax, r12
    mov [rdx + 24], rax
    mov rax, [FRAME - 120]
    sbb rax, r13
    mov [rdx + 32], rax
    mov rax, [FRAME - 128]
    sbb rax, r14
    mov [rdx + 40], rax
    mov rax, [FRAME]
    sbb rax, r15
    mov [rdx + 48], rax
    mov rax, [FRAME + 8]
    sbb rax, rdi
    mov [rdx + 56], rax
    RELEASE
    add rsp, 80
    .cfi_adjust_cfa_offset -80
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
    SIZE(sangi_mod_ohta_sqr_8_x64)

/* z = x * y mod n */
/* @pre x, y < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = y, rcx = data */
    HIDE(sangi_mod_ohta_mul_9_x64)
    .globl SYMBOL(sangi_mod_ohta_mul_9_x64)
    KIND(sangi_mod_ohta_mul_9_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_mul_9_x64):
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
    sub rsp, 40
    .cfi_adjust_cfa_offset 40
    UNWIND(stackalloc 40)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rcx
    mov rax, rdx
    mov r8d, 0
    mov [FRAME - 24], r8
    /* h <- h + W^0 * x_0 * y */
    mov rdx, [rsi]
    xor r8d, r8d
    mulx r11, r10, [rax]
    mulx rbx, r8, [rax + 8]
    adcx r11, r8
    mulx rbp, r8, [rax + 16]
    adcx rbx, r8
    mulx r12, r8, [rax + 24]
    adcx rbp, r8
    mulx r13, r8, [rax + 32]
    adcx r12, r8
    mulx r14, r8, [rax + 40]
    adcx r13, r8
    mulx r15, r8, [rax + 48]
    adcx r14, r8
    mulx rdi, r8, [rax + 56]
    adcx r15, r8
    mulx rcx, r8, [rax + 64]
    adcx rdi, r8
    adcx rcx, [FRAME - 24]
    mov [FRAME - 32], r10
    /* h <- h + W^1 * x_1 * y */
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 24]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 32]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 40]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 48]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 56]
    adcx rdi, r8
    adox rcx, r9
    mulx r10, r8, [rax + 64]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME - 40], r11
    /* h <- h + W^2 * x_2 * y */
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 16]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 24]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 32]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 40]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 48]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 56]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [rax + 64]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    mov [FRAME - 48], rbx
    /* h <- h + W^3 * x_3 * y */
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 24]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 32]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 40]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 48]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 56]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [rax + 64]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    mov [FRAME - 56], rbp
    /* h <- h + W^4 * x_4 * y */
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 8]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 16]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 24]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 32]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 40]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 48]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 56]
    adcx r11, r8
    adox rbx, r9
    mulx rbp, r8, [rax + 64]
    adcx rbx, r8
    adox rbp, [FRAME - 24]
    adc rbp, 0
    mov [FRAME - 64], r12
    /* h <- h + W^5 * x_5 * y */
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 8]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 16]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 24]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 32]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 40]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 48]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 56]
    adcx rbx, r8
    adox rbp, r9
    mulx r12, r8, [rax + 64]
    adcx rbp, r8
    adox r12, [FRAME - 24]
    adc r12, 0
    mov [FRAME - 72], r13
    /* h <- h + W^6 * x_6 * y */
    mov rdx, [rsi + 48]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r14, r8
    adox r15, r9
    mulx r9, r8, [rax + 8]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 16]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 24]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 32]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 40]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 48]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 56]
    adcx rbp, r8
    adox r12, r9
    mulx r13, r8, [rax + 64]
    adcx r12, r8
    adox r13, [FRAME - 24]
    adc r13, 0
    mov [FRAME - 80], r14
    /* h <- h + W^7 * x_7 * y */
    mov rdx, [rsi + 56]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx r15, r8
    adox rdi, r9
    mulx r9, r8, [rax + 8]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 16]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 24]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 32]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 40]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 48]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 56]
    adcx r12, r8
    adox r13, r9
    mulx r14, r8, [rax + 64]
    adcx r13, r8
    adox r14, [FRAME - 24]
    adc r14, 0
    mov [FRAME - 88], r15
    /* h <- h + W^8 * x_8 * y */
    mov rdx, [rsi + 64]
    xor r8d, r8d
    mulx r9, r8, [rax]
    adcx rdi, r8
    adox rcx, r9
    mulx r9, r8, [rax + 8]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [rax + 16]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [rax + 24]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [rax + 32]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [rax + 40]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rax + 48]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [rax + 56]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [rax + 64]
    adcx r14, r8
    mov [FRAME - 96], rdi
    mov [FRAME - 104], rcx
    mov [FRAME - 112], r10
    mov [FRAME - 120], r11
    mov [FRAME - 128], rbx
    mov [FRAME], rbp
    mov [FRAME + 8], r12
    mov [FRAME + 16], r13
    mov [FRAME + 24], r14
    mov r15, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 15 on */
    mov rdx, [r15 + 152]
    xor r8d, r8d
    mulx rax, rdi, [FRAME + 16]
    mulx rcx, r8, [FRAME + 24]
    adcx rax, r8
    adcx rcx, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 15 on */
    mov rdx, [r15 + 160]
    xor r8d, r8d
    mulx r9, r8, [FRAME + 8]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME + 16]
    adcx rax, r8
    adox rcx, r9
    mulx r10, r8, [FRAME + 24]
    adcx rcx, r8
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^2 * K_2 * h, from column 15 on */
    mov rdx, [r15 + 168]
    xor r8d, r8d
    mulx r9, r8, [FRAME]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME + 8]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME + 16]
    adcx rcx, r8
    adox r10, r9
    mulx r11, r8, [FRAME + 24]
    adcx r10, r8
    adox r11, [FRAME - 24]
    adc r11, 0
    /* s <- s + W^3 * K_3 * h, from column 15 on */
    mov rdx, [r15 + 176]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 128]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME + 8]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME + 16]
    adcx r10, r8
    adox r11, r9
    mulx rbx, r8, [FRAME + 24]
    adcx r11, r8
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^4 * K_4 * h, from column 15 on */
    mov rdx, [r15 + 184]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 120]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 128]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME + 8]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME + 16]
    adcx r11, r8
    adox rbx, r9
    mulx rbp, r8, [FRAME + 24]
    adcx rbx, r8
    adox rbp, [FRAME - 24]
    adc rbp, 0
    /* s <- s + W^5 * K_5 * h, from column 15 on */
    mov rdx, [r15 + 192]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 112]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 120]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 128]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME + 8]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME + 16]
    adcx rbx, r8
    adox rbp, r9
    mulx r12, r8, [FRAME + 24]
    adcx rbp, r8
    adox r12, [FRAME - 24]
    adc r12, 0
    /* s <- s + W^6 * K_6 * h, from column 15 on */
    mov rdx, [r15 + 200]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 104]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 112]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 120]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 128]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r13, r8, [FRAME + 24]
    adcx r12, r8
    adox r13, [FRAME - 24]
    adc r13, 0
    /* s <- s + W^7 * K_7 * h, from column 15 on */
    mov rdx, [r15 + 208]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 96]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 104]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 112]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 120]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 128]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME + 16]
    adcx r12, r8
    adox r13, r9
    mulx r14, r8, [FRAME + 24]
    adcx r13, r8
    adox r14, [FRAME - 24]
    adc r14, 0
    /* s <- s + W^8 * K_8 * h, from column 15 on */
    mov rdx, [r15 + 216]
    xor r8d, r8d
    mulx r9, r8, [FRAME - 88]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [FRAME - 96]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [FRAME - 104]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [FRAME - 112]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [FRAME - 120]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [FRAME - 128]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [FRAME]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [FRAME + 8]
    adcx r12, r8
    adox r13, r9
    mulx r9, r8, [FRAME + 16]
    adcx r13, r8
    adox r14, r9
    mulx r9, r8, [FRAME + 24]
    adcx r14, r8
    /* d = s / 2^t */
    shr rax, 55
    mov r9, rcx
    shl r9, 9
    or rax, r9
    mov [FRAME - 104], rax
    shr rcx, 55
    mov r9, r10
    shl r9, 9
    or rcx, r9
    mov [FRAME - 112], rcx
    shr r10, 55
    mov r9, r11
    shl r9, 9
    or r10, r9
    mov [FRAME - 120], r10
    shr r11, 55
    mov r9, rbx
    shl r9, 9
    or r11, r9
    mov [FRAME - 128], r11
    shr rbx, 55
    mov r9, rbp
    shl r9, 9
    or rbx, r9
    mov [FRAME], rbx
    shr rbp, 55
    mov r9, r12
    shl r9, 9
    or rbp, r9
    mov [FRAME + 8], rbp
    shr r12, 55
    mov r9, r13
    shl r9, 9
    or r12, r9
    mov [FRAME + 16], r12
    shr r13, 55
    mov r9, r14
    shl r9, 9
    or r13, r9
    mov [FRAME + 24], r13
    shr r14, 55
    mov [FRAME + 32], r14
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME - 104]
    xor r8d, r8d
    mulx rdi, rsi, [r15]
    mulx rax, r8, [r15 + 8]
    adcx rdi, r8
    mulx rcx, r8, [r15 + 16]
    adcx rax, r8
    mulx r10, r8, [r15 + 24]
    adcx rcx, r8
    mulx r11, r8, [r15 + 32]
    adcx r10, r8
    mulx rbx, r8, [r15 + 40]
    adcx r11, r8
    mulx rbp, r8, [r15 + 48]
    adcx rbx, r8
    mulx r12, r8, [r15 + 56]
    adcx rbp, r8
    adcx r12, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME - 112]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rdi, r8
    adox rax, r9
    mulx r9, r8, [r15 + 8]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [r15 + 16]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r15 + 24]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [r15 + 32]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r15 + 40]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 48]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 56]
    adcx r12, r8
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME - 120]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rax, r8
    adox rcx, r9
    mulx r9, r8, [r15 + 8]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r15 + 16]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [r15 + 24]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r15 + 32]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 40]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 48]
    adcx r12, r8
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME - 128]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rcx, r8
    adox r10, r9
    mulx r9, r8, [r15 + 8]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [r15 + 16]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r15 + 24]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 32]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 40]
    adcx r12, r8
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx r10, r8
    adox r11, r9
    mulx r9, r8, [r15 + 8]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r15 + 16]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 24]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 32]
    adcx r12, r8
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME + 8]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx r11, r8
    adox rbx, r9
    mulx r9, r8, [r15 + 8]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 16]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 24]
    adcx r12, r8
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME + 16]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rbx, r8
    adox rbp, r9
    mulx r9, r8, [r15 + 8]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 16]
    adcx r12, r8
    /* d * n: W^7 * d_7 * n */
    mov rdx, [FRAME + 24]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [r15 + 8]
    adcx r12, r8
    /* d * n: W^8 * d_8 * n */
    mov rdx, [FRAME + 32]
    xor r8d, r8d
    mulx r9, r8, [r15]
    adcx r12, r8
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov r8, [FRAME - 32]
    sub r8, rsi
    mov [rdx], r8
    mov r8, [FRAME - 40]
    sbb r8, rdi
    mov [rdx + 8], r8
    mov r8, [FRAME - 48]
    sbb r8, rax
    mov [rdx + 16], r8
    mov r8, [FRAME - 56]
    sbb r8, rcx
    mov [rdx + 24], r8
    mov r8, [FRAME - 64]
    sbb r8, r10
    mov [rdx + 32], r8
    mov r8, [FRAME - 72]
    sbb r8, r11
    mov [rdx + 40], r8
    mov r8, [FRAME - 80]
    sbb r8, rbx
    mov [rdx + 48], r8
    mov r8, [FRAME - 88]
    sbb r8, rbp
    mov [rdx + 56], r8
    mov r8, [FRAME - 96]
    sbb r8, r12
    mov [rdx + 64], r8
    RELEASE
    add rsp, 40
    .cfi_adjust_cfa_offset -40
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
    SIZE(sangi_mod_ohta_mul_9_x64)

/* z = x^2 mod n */
/* @pre x < 2n; data is n, 0, 2n and K, as src/mod/context.h says */
/* @bound 0 <= z < 2n */
/* rdi = z, rsi = x, rdx = data */
    HIDE(sangi_mod_ohta_sqr_9_x64)
    .globl SYMBOL(sangi_mod_ohta_sqr_9_x64)
    KIND(sangi_mod_ohta_sqr_9_x64)
    .p2align 5
SYMBOL(sangi_mod_ohta_sqr_9_x64):
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
    sub rsp, 104
    .cfi_adjust_cfa_offset 104
    UNWIND(stackalloc 104)
    RESERVE
    UNWIND(endprologue)
    mov [FRAME - 8], rdi
    mov [FRAME - 16], rdx
    mov eax, 0
    mov [FRAME - 24], rax
    /* 2x from limb 2 on */
    mov rax, [rsi + 8]
    add rax, rax
    mov rax, [rsi + 16]
    adc rax, rax
    mov [FRAME - 40], rax
    mov rax, [rsi + 24]
    adc rax, rax
    mov [FRAME - 48], rax
    mov rax, [rsi + 32]
    adc rax, rax
    mov [FRAME - 56], rax
    mov rax, [rsi + 40]
    adc rax, rax
    mov [FRAME - 64], rax
    mov rax, [rsi + 48]
    adc rax, rax
    mov [FRAME - 72], rax
    mov rax, [rsi + 56]
    adc rax, rax
    mov [FRAME - 80], rax
    mov rax, [rsi + 64]
    adc rax, rax
    mov [FRAME - 88], rax
    /* h <- h + W^0 * x_0 * (x_0 + 2 * the limbs above it) */
    mov rcx, [rsi + 8]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi]
    xor eax, eax
    mulx r9, r8, rdx
    mulx r10, rax, [FRAME - 32]
    adcx r9, rax
    mulx r11, rax, [FRAME - 40]
    adcx r10, rax
    mulx rbx, rax, [FRAME - 48]
    adcx r11, rax
    mulx rbp, rax, [FRAME - 56]
    adcx rbx, rax
    mulx r12, rax, [FRAME - 64]
    adcx rbp, rax
    mulx r13, rax, [FRAME - 72]
    adcx r12, rax
    mulx r14, rax, [FRAME - 80]
    adcx r13, rax
    mulx r15, rax, [FRAME - 88]
    adcx r14, rax
    adcx r15, [FRAME - 24]
    mov [FRAME - 96], r8
    mov [FRAME - 104], r9
    /* h <- h + W^2 * x_1 * (x_1 + 2 * the limbs above it) */
    mov rcx, [rsi + 16]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME - 48]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME - 88]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    mov [FRAME - 112], r10
    mov [FRAME - 120], r11
    /* h <- h + W^4 * x_2 * (x_2 + 2 * the limbs above it) */
    mov rcx, [rsi + 24]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx rbp, rax
    adox r12, rcx
    mulx rcx, rax, [FRAME - 56]
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME - 88]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    mov [FRAME - 128], rbx
    mov [FRAME], rbp
    /* h <- h + W^6 * x_3 * (x_3 + 2 * the limbs above it) */
    mov rcx, [rsi + 32]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r12, rax
    adox r13, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME - 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME - 88]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    mov [FRAME + 8], r12
    mov [FRAME + 16], r13
    /* h <- h + W^8 * x_4 * (x_4 + 2 * the limbs above it) */
    mov rcx, [rsi + 40]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME - 72]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [FRAME - 88]
    adcx r9, rax
    adox r10, [FRAME - 24]
    adc r10, 0
    mov [FRAME + 24], r14
    mov [FRAME + 32], r15
    /* h <- h + W^10 * x_5 * (x_5 + 2 * the limbs above it) */
    mov rcx, [rsi + 48]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME - 80]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [FRAME - 88]
    adcx r10, rax
    adox r11, [FRAME - 24]
    adc r11, 0
    mov [FRAME + 40], rdi
    mov [FRAME + 48], r8
    /* h <- h + W^12 * x_6 * (x_6 + 2 * the limbs above it) */
    mov rcx, [rsi + 56]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME - 32]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [FRAME - 88]
    adcx r11, rax
    adox rbx, [FRAME - 24]
    adc rbx, 0
    mov [FRAME + 56], r9
    mov [FRAME + 64], r10
    /* h <- h + W^14 * x_7 * (x_7 + 2 * the limbs above it) */
    mov rcx, [rsi + 64]
    add rcx, rcx
    mov [FRAME - 32], rcx
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [FRAME - 32]
    adcx rbx, rax
    adox rbp, [FRAME - 24]
    adc rbp, 0
    mov [FRAME + 72], r11
    mov [FRAME + 80], rbx
    /* h <- h + W^16 * x_8 * (x_8 + 2 * the limbs above it) */
    mov rdx, [rsi + 64]
    xor eax, eax
    mulx rcx, rax, rdx
    adcx rbp, rax
    mov [FRAME + 88], rbp
    mov r12, [FRAME - 16]
    /* s <- s + W^0 * K_0 * h, from column 15 on */
    mov rdx, [r12 + 152]
    xor eax, eax
    mulx r14, r13, [FRAME + 80]
    mulx r15, rax, [FRAME + 88]
    adcx r14, rax
    adcx r15, [FRAME - 24]
    /* s <- s + W^1 * K_1 * h, from column 15 on */
    mov rdx, [r12 + 160]
    xor eax, eax
    mulx rcx, rax, [FRAME + 72]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r14, rax
    adox r15, rcx
    mulx rdi, rax, [FRAME + 88]
    adcx r15, rax
    adox rdi, [FRAME - 24]
    adc rdi, 0
    /* s <- s + W^2 * K_2 * h, from column 15 on */
    mov rdx, [r12 + 168]
    xor eax, eax
    mulx rcx, rax, [FRAME + 64]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r15, rax
    adox rdi, rcx
    mulx r8, rax, [FRAME + 88]
    adcx rdi, rax
    adox r8, [FRAME - 24]
    adc r8, 0
    /* s <- s + W^3 * K_3 * h, from column 15 on */
    mov rdx, [r12 + 176]
    xor eax, eax
    mulx rcx, rax, [FRAME + 56]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx rdi, rax
    adox r8, rcx
    mulx r9, rax, [FRAME + 88]
    adcx r8, rax
    adox r9, [FRAME - 24]
    adc r9, 0
    /* s <- s + W^4 * K_4 * h, from column 15 on */
    mov rdx, [r12 + 184]
    xor eax, eax
    mulx rcx, rax, [FRAME + 48]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r8, rax
    adox r9, rcx
    mulx r10, rax, [FRAME + 88]
    adcx r9, rax
    adox r10, [FRAME - 24]
    adc r10, 0
    /* s <- s + W^5 * K_5 * h, from column 15 on */
    mov rdx, [r12 + 192]
    xor eax, eax
    mulx rcx, rax, [FRAME + 40]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r9, rax
    adox r10, rcx
    mulx r11, rax, [FRAME + 88]
    adcx r10, rax
    adox r11, [FRAME - 24]
    adc r11, 0
    /* s <- s + W^6 * K_6 * h, from column 15 on */
    mov rdx, [r12 + 200]
    xor eax, eax
    mulx rcx, rax, [FRAME + 32]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r10, rax
    adox r11, rcx
    mulx rbx, rax, [FRAME + 88]
    adcx r11, rax
    adox rbx, [FRAME - 24]
    adc rbx, 0
    /* s <- s + W^7 * K_7 * h, from column 15 on */
    mov rdx, [r12 + 208]
    xor eax, eax
    mulx rcx, rax, [FRAME + 24]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx r11, rax
    adox rbx, rcx
    mulx rbp, rax, [FRAME + 88]
    adcx rbx, rax
    adox rbp, [FRAME - 24]
    adc rbp, 0
    /* s <- s + W^8 * K_8 * h, from column 15 on */
    mov rdx, [r12 + 216]
    xor eax, eax
    mulx rcx, rax, [FRAME + 16]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [FRAME + 24]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [FRAME + 32]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [FRAME + 40]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [FRAME + 48]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [FRAME + 56]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [FRAME + 64]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [FRAME + 72]
    adcx r11, rax
    adox rbx, rcx
    mulx rcx, rax, [FRAME + 80]
    adcx rbx, rax
    adox rbp, rcx
    mulx rcx, rax, [FRAME + 88]
    adcx rbp, rax
    /* d = s / 2^t */
    shr r14, 55
    mov rcx, r15
    shl rcx, 9
    or r14, rcx
    mov [FRAME + 32], r14
    shr r15, 55
    mov rcx, rdi
    shl rcx, 9
    or r15, rcx
    mov [FRAME + 40], r15
    shr rdi, 55
    mov rcx, r8
    shl rcx, 9
    or rdi, rcx
    mov [FRAME + 48], rdi
    shr r8, 55
    mov rcx, r9
    shl rcx, 9
    or r8, rcx
    mov [FRAME + 56], r8
    shr r9, 55
    mov rcx, r10
    shl rcx, 9
    or r9, rcx
    mov [FRAME + 64], r9
    shr r10, 55
    mov rcx, r11
    shl rcx, 9
    or r10, rcx
    mov [FRAME + 72], r10
    shr r11, 55
    mov rcx, rbx
    shl rcx, 9
    or r11, rcx
    mov [FRAME + 80], r11
    shr rbx, 55
    mov rcx, rbp
    shl rcx, 9
    or rbx, rcx
    mov [FRAME + 88], rbx
    shr rbp, 55
    mov [FRAME + 96], rbp
    /* d * n: W^0 * d_0 * n */
    mov rdx, [FRAME + 32]
    xor eax, eax
    mulx r13, rsi, [r12]
    mulx r14, rax, [r12 + 8]
    adcx r13, rax
    mulx r15, rax, [r12 + 16]
    adcx r14, rax
    mulx rdi, rax, [r12 + 24]
    adcx r15, rax
    mulx r8, rax, [r12 + 32]
    adcx rdi, rax
    mulx r9, rax, [r12 + 40]
    adcx r8, rax
    mulx r10, rax, [r12 + 48]
    adcx r9, rax
    mulx r11, rax, [r12 + 56]
    adcx r10, rax
    adcx r11, [FRAME - 24]
    /* d * n: W^1 * d_1 * n */
    mov rdx, [FRAME + 40]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r12 + 16]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [r12 + 24]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [r12 + 32]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [r12 + 40]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 48]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 56]
    adcx r11, rax
    /* d * n: W^2 * d_2 * n */
    mov rdx, [FRAME + 48]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r14, rax
    adox r15, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [r12 + 16]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [r12 + 24]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [r12 + 32]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 40]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 48]
    adcx r11, rax
    /* d * n: W^3 * d_3 * n */
    mov rdx, [FRAME + 56]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r15, rax
    adox rdi, rcx
    mulx rcx, rax, [r12 + 8]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [r12 + 16]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [r12 + 24]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 40]
    adcx r11, rax
    /* d * n: W^4 * d_4 * n */
    mov rdx, [FRAME + 64]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx rdi, rax
    adox r8, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [r12 + 16]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 24]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 32]
    adcx r11, rax
    /* d * n: W^5 * d_5 * n */
    mov rdx, [FRAME + 72]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r8, rax
    adox r9, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 16]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 24]
    adcx r11, rax
    /* d * n: W^6 * d_6 * n */
    mov rdx, [FRAME + 80]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 16]
    adcx r11, rax
    /* d * n: W^7 * d_7 * n */
    mov rdx, [FRAME + 88]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [r12 + 8]
    adcx r11, rax
    /* d * n: W^8 * d_8 * n */
    mov rdx, [FRAME + 96]
    xor eax, eax
    mulx rcx, rax, [r12]
    adcx r11, rax
    /* z = h - d * n */
    mov rdx, [FRAME - 8]
    mov rax, [FRAME - 96]
    sub rax, rsi
    mov [rdx], rax
    mov rax, [FRAME - 104]
    sbb rax, r13
    mov [rdx + 8], rax
    mov rax, [FRAME - 112]
    sbb rax, r14
    mov [rdx + 16], rax
    mov rax, [FRAME - 120]
    sbb rax, r15
    mov [rdx + 24], rax
    mov rax, [FRAME - 128]
    sbb rax, rdi
    mov [rdx + 32], rax
    mov rax, [FRAME]
    sbb rax, r8
    mov [rdx + 40], rax
    mov rax, [FRAME + 8]
    sbb rax, r9
    mov [rdx + 48], rax
    mov rax, [FRAME + 16]
    sbb rax, r10
    mov [rdx + 56], rax
    mov rax, [FRAME + 24]
    sbb rax, r11
    mov [rdx + 64], rax
    RELEASE
    add rsp, 104
    .cfi_adjust_cfa_offset -104
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
    SIZE(sangi_mod_ohta_sqr_9_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
