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
    push r14
    PUSHED(r14)
    push r15
    PUSHED(r15)
    UNWIND(endprologue)
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    mulx rbx, r11, [rax + 16]
    xor ebp, ebp
    adcx r8, r9
    adcx r10, r11
    mulx r11, r9, [rax + 24]
    adcx rbx, r9
    mulx rbp, r9, [rax + 32]
    mulx r13, r12, [rax + 40]
    adcx r11, r9
    adcx rbp, r12
    adcx r13, [rip + sangi_p381_modulus + 48]
    xor r9d, r9d
    mov rdx, rcx
    mulx r9, rcx, [rip + sangi_p381_modulus + 56]
    adox r10, r9
    mulx r12, r9, [rip + sangi_p381_modulus + 64]
    adcx r8, rcx
    adox rbx, r12
    adcx r10, r9
    mulx r9, rcx, [rip + sangi_p381_modulus + 72]
    adcx rbx, rcx
    adox r11, r9
    mulx r9, rcx, [rip + sangi_p381_modulus + 80]
    adcx r11, rcx
    adox rbp, r9
    mulx r9, rcx, [rip + sangi_p381_modulus + 88]
    adcx rbp, rcx
    adox r13, r9
    mulx r9, rcx, [rip + sangi_p381_modulus + 96]
    adox r9, [rip + sangi_p381_modulus + 48]
    adcx r13, rcx
    adcx r9, [rip + sangi_p381_modulus + 48]
    xor ecx, ecx
    mov rdx, [rsi + 8]
    mulx r12, rcx, [rax]
    adcx r8, rcx
    mulx r14, rcx, [rax + 8]
    adox r10, r12
    adcx r10, rcx
    mulx r12, rcx, [rax + 16]
    adox rbx, r14
    adcx rbx, rcx
    adox r11, r12
    mulx r12, rcx, [rax + 24]
    adcx r11, rcx
    adox rbp, r12
    mulx r12, rcx, [rax + 32]
    adox r13, r12
    adcx rbp, rcx
    mulx r12, rcx, [rax + 40]
    adox r9, r12
    adcx r13, rcx
    mulx rcx, rcx, rdx
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov rdx, r8
    xor ecx, ecx
    mulx r8, rcx, [rip + sangi_p381_modulus + 56]
    adcx r10, rcx
    adox rbx, r8
    mulx r8, rcx, [rip + sangi_p381_modulus + 64]
    adcx rbx, rcx
    adox r11, r8
    mulx r8, rcx, [rip + sangi_p381_modulus + 72]
    adcx r11, rcx
    adox rbp, r8
    mulx r8, rcx, [rip + sangi_p381_modulus + 80]
    adcx rbp, rcx
    adox r13, r8
    mulx r8, rcx, [rip + sangi_p381_modulus + 88]
    adcx r13, rcx
    adox r9, r8
    mulx r8, rcx, [rip + sangi_p381_modulus + 96]
    adox r8, [rip + sangi_p381_modulus + 48]
    adcx r9, rcx
    adcx r8, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r12, rcx, [rax + 8]
    mulx r15, r14, [rax]
    adcx r10, r14
    adox rbx, r15
    adcx rbx, rcx
    adox r11, r12
    mulx r12, rcx, [rax + 16]
    adcx r11, rcx
    adox rbp, r12
    mulx r12, rcx, [rax + 24]
    adcx rbp, rcx
    adox r13, r12
    mulx r12, rcx, [rax + 32]
    adcx r13, rcx
    adox r9, r12
    mulx r12, rcx, [rax + 40]
    adcx r9, rcx
    adox r8, r12
    mulx rcx, rcx, rdx
    adcx r8, [rip + sangi_p381_modulus + 48]
    mov rdx, r10
    xor ecx, ecx
    mulx r10, rcx, [rip + sangi_p381_modulus + 56]
    adcx rbx, rcx
    mulx r12, rcx, [rip + sangi_p381_modulus + 64]
    adox r11, r10
    adox rbp, r12
    adcx r11, rcx
    mulx r10, rcx, [rip + sangi_p381_modulus + 72]
    adox r13, r10
    adcx rbp, rcx
    mulx r10, rcx, [rip + sangi_p381_modulus + 80]
    adcx r13, rcx
    adox r9, r10
    mulx r10, rcx, [rip + sangi_p381_modulus + 88]
    adcx r9, rcx
    adox r8, r10
    mulx r10, rcx, [rip + sangi_p381_modulus + 96]
    adcx r8, rcx
    adox r10, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 24]
    adcx r10, [rip + sangi_p381_modulus + 48]
    mulx r12, rcx, [rax]
    xor r14d, r14d
    mulx r15, r14, [rax + 8]
    adox r11, r12
    adcx rbx, rcx
    adcx r11, r14
    adox rbp, r15
    mulx r12, rcx, [rax + 16]
    adcx rbp, rcx
    adox r13, r12
    mulx r12, rcx, [rax + 24]
    adcx r13, rcx
    adox r9, r12
    mulx r12, rcx, [rax + 32]
    adcx r9, rcx
    mulx r14, rcx, [rax + 40]
    adox r8, r12
    adcx r8, rcx
    adox r10, r14
    mulx rcx, rcx, rdx
    mov rdx, rbx
    adcx r10, [rip + sangi_p381_modulus + 48]
    xor ecx, ecx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 56]
    adcx r11, rcx
    adox rbp, rbx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 64]
    adcx rbp, rcx
    adox r13, rbx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 72]
    adcx r13, rcx
    adox r9, rbx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 80]
    adcx r9, rcx
    adox r8, rbx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 88]
    adcx r8, rcx
    adox r10, rbx
    mulx rbx, rcx, [rip + sangi_p381_modulus + 96]
    adcx r10, rcx
    adox rbx, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 32]
    adcx rbx, [rip + sangi_p381_modulus + 48]
    xor ecx, ecx
    mulx r12, rcx, [rax]
    mulx r15, r14, [rax + 8]
    adox rbp, r12
    adcx r11, rcx
    adcx rbp, r14
    adox r13, r15
    mulx r12, rcx, [rax + 16]
    adox r9, r12
    mulx r14, r12, [rax + 24]
    adcx r13, rcx
    adcx r9, r12
    adox r8, r14
    mulx r12, rcx, [rax + 32]
    adox r10, r12
    mulx r14, r12, [rax + 40]
    adcx r8, rcx
    adcx r10, r12
    mulx rcx, rcx, rdx
    adox rbx, r14
    adcx rbx, [rip + sangi_p381_modulus + 48]
    xor ecx, ecx
    mov rdx, r11
    mulx r11, rcx, [rip + sangi_p381_modulus + 56]
    adcx rbp, rcx
    adox r13, r11
    mulx r11, rcx, [rip + sangi_p381_modulus + 64]
    adcx r13, rcx
    adox r9, r11
    mulx r11, rcx, [rip + sangi_p381_modulus + 72]
    adox r8, r11
    adcx r9, rcx
    mulx r11, rcx, [rip + sangi_p381_modulus + 80]
    adox r10, r11
    adcx r8, rcx
    mulx r11, rcx, [rip + sangi_p381_modulus + 88]
    adox rbx, r11
    adcx r10, rcx
    mulx r11, rcx, [rip + sangi_p381_modulus + 96]
    adox r11, [rip + sangi_p381_modulus + 48]
    adcx rbx, rcx
    mov rdx, [rsi + 40]
    mulx r12, rcx, [rax]
    adcx r11, [rip + sangi_p381_modulus + 48]
    mulx r15, r14, [rax + 8]
    xor esi, esi
    adcx rbp, rcx
    adox r13, r12
    mulx rcx, rcx, rdx
    adcx r13, r14
    mulx r12, rcx, [rax + 16]
    adox r9, r15
    adcx r9, rcx
    adox r8, r12
    mulx r12, rcx, [rax + 24]
    adcx r8, rcx
    mulx r14, rcx, [rax + 40]
    mulx r15, rax, [rax + 32]
    adox r10, r12
    adox rbx, r15
    adcx r10, rax
    adox r11, r14
    mov rdx, rbp
    adcx rbx, rcx
    adcx r11, [rip + sangi_p381_modulus + 48]
    imul rdx, [rip + sangi_p381_modulus + 104]
    mulx rcx, rax, [rip + sangi_p381_modulus]
    mulx r14, r12, [rip + sangi_p381_modulus + 8]
    xor r15d, r15d
    adcx rbp, rax
    adox r13, rcx
    adcx r13, r12
    adox r9, r14
    mulx rcx, rax, [rip + sangi_p381_modulus + 16]
    adcx r9, rax
    mulx rbp, rax, [rip + sangi_p381_modulus + 24]
    adox r8, rcx
    adox r10, rbp
    adcx r8, rax
    mulx rcx, rax, [rip + sangi_p381_modulus + 32]
    adcx r10, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 40]
    adcx rbx, rax
    mov rax, r8
    mov rbp, r9
    mov r12, r10
    adox r11, rcx
    adcx r11, [rip + sangi_p381_modulus + 48]
    mov rcx, r11
    mov r14, r13
    mov r15, rbx
    sub r13, [rip + sangi_p381_modulus]
    sbb r9, [rip + sangi_p381_modulus + 8]
    sbb r8, [rip + sangi_p381_modulus + 16]
    sbb r10, [rip + sangi_p381_modulus + 24]
    sbb rbx, [rip + sangi_p381_modulus + 32]
    sbb r11, [rip + sangi_p381_modulus + 40]
    cmovc r13, r14
    cmovc r8, rax
    cmovc r10, r12
    cmovc r9, rbp
    cmovc rbx, r15
    mov [rdi], r13
    cmovc r11, rcx
    mov [rdi + 16], r8
    mov [rdi + 32], rbx
    mov [rdi + 8], r9
    mov [rdi + 40], r11
    mov [rdi + 24], r10
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
    push r13
    PUSHED(r13)
    push r14
    PUSHED(r14)
    RESERVE
    UNWIND(endprologue)
    mov rdx, [rsi]
    xor eax, eax
    mulx rcx, rax, rdx
    mov r8, [rsi + 16]
    mov r9, [rsi + 8]
    adcx r9, r9
    lea r10, [r8 + r8]
    mov [FRAME - 8], r10
    adcx r8, r8
    mov [FRAME - 16], r8
    mov r10, [rsi + 24]
    mulx r11, r9, r9
    mulx rbx, r8, r8
    adox rcx, r9
    adox r11, r8
    lea r8, [r10 + r10]
    adcx r10, r10
    mulx rbp, r9, r10
    mov [FRAME - 24], r8
    adox rbx, r9
    mov r8, [rsi + 32]
    lea r9, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 48], r8
    mov r12, [rsi + 40]
    mov [FRAME - 32], r10
    mov [FRAME - 40], r9
    mulx r9, r8, r8
    adox rbp, r8
    lea r8, [r12 + r12]
    mov r10d, 0
    adcx r12, r12
    mov [FRAME - 64], r12
    mulx r13, r12, r12
    adox r9, r12
    mov rdx, rax
    adox r13, r10
    mulx r10, rax, [rip + sangi_p381_modulus + 56]
    xor r12d, r12d
    adcx rcx, rax
    mulx r12, rax, [rip + sangi_p381_modulus + 64]
    adox r11, r10
    adcx r11, rax
    adox rbx, r12
    mulx r10, rax, [rip + sangi_p381_modulus + 72]
    adox rbp, r10
    adcx rbx, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 80]
    mov [FRAME - 56], r8
    adox r9, r10
    mulx r10, r8, [rip + sangi_p381_modulus + 88]
    adcx rbp, rax
    adcx r9, r8
    adox r13, r10
    mulx r8, rax, [rip + sangi_p381_modulus + 96]
    adcx r13, rax
    adox r8, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 8]
    adcx r8, [rip + sangi_p381_modulus + 48]
    xor eax, eax
    mulx r10, rax, [FRAME - 8]
    mulx r14, r12, rdx
    adcx r11, r12
    adox rbx, r14
    adcx rbx, rax
    mulx r12, rax, [FRAME - 32]
    adox rbp, r10
    adox r9, r12
    adcx rbp, rax
    mulx r10, rax, [FRAME - 48]
    adox r13, r10
    mulx r12, r10, [FRAME - 64]
    adcx r9, rax
    adox r8, r12
    adcx r13, r10
    mulx rax, rax, rdx
    adcx r8, [rip + sangi_p381_modulus + 48]
    mov rdx, rcx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p381_modulus + 56]
    adcx r11, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 64]
    adox rbx, rcx
    adcx rbx, rax
    adox rbp, r10
    mulx rcx, rax, [rip + sangi_p381_modulus + 72]
    adcx rbp, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 80]
    adcx r9, rax
    adox r13, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 88]
    adcx r13, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p381_modulus + 96]
    adox rcx, [rip + sangi_p381_modulus + 48]
    adcx r8, rax
    adcx rcx, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 16]
    mulx r10, rax, rdx
    xor r12d, r12d
    mulx r14, r12, [FRAME - 24]
    adcx rbp, rax
    adox r9, r10
    adox r13, r14
    adcx r9, r12
    mulx r10, rax, [FRAME - 48]
    adox r8, r10
    mulx r12, r10, [FRAME - 64]
    adcx r13, rax
    adcx r8, r10
    adox rcx, r12
    mulx rax, rax, rdx
    adcx rcx, [rip + sangi_p381_modulus + 48]
    mov rdx, r11
    xor eax, eax
    mulx r10, rax, [rip + sangi_p381_modulus + 56]
    adox rbp, r10
    adcx rbx, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 64]
    adox r9, r10
    adcx rbp, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 72]
    adox r13, r10
    adcx r9, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 80]
    adox r8, r10
    adcx r13, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 88]
    adox rcx, r10
    adcx r8, rax
    mulx r10, rax, [rip + sangi_p381_modulus + 96]
    adox r10, [rip + sangi_p381_modulus + 48]
    adcx rcx, rax
    adcx r10, [rip + sangi_p381_modulus + 48]
    xor eax, eax
    mov rdx, [rsi + 24]
    mulx r11, rax, rdx
    mulx r14, r12, [FRAME - 40]
    adcx r13, rax
    adox r8, r11
    adcx r8, r12
    adox rcx, r14
    mulx r11, rax, [FRAME - 64]
    adox r10, r11
    adcx rcx, rax
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p381_modulus + 48]
    mov rdx, rbx
    mulx r11, rax, [rip + sangi_p381_modulus + 56]
    xor ebx, ebx
    adcx rbp, rax
    adox r9, r11
    mulx r11, rax, [rip + sangi_p381_modulus + 64]
    adcx r9, rax
    adox r13, r11
    mulx r11, rax, [rip + sangi_p381_modulus + 72]
    adox r8, r11
    adcx r13, rax
    mulx r11, rax, [rip + sangi_p381_modulus + 80]
    adcx r8, rax
    adox rcx, r11
    mulx r11, rax, [rip + sangi_p381_modulus + 88]
    adcx rcx, rax
    adox r10, r11
    mulx r11, rax, [rip + sangi_p381_modulus + 96]
    adox r11, [rip + sangi_p381_modulus + 48]
    adcx r10, rax
    mov rdx, [rsi + 32]
    mulx rbx, rax, [FRAME - 56]
    adcx r11, [rip + sangi_p381_modulus + 48]
    xor r12d, r12d
    mulx r14, r12, rdx
    adox r10, r14
    adox r11, rbx
    adcx rcx, r12
    adcx r10, rax
    mulx rax, rax, rdx
    mov rdx, rbp
    mulx rbx, rax, [rip + sangi_p381_modulus + 56]
    adcx r11, [rip + sangi_p381_modulus + 48]
    xor ebp, ebp
    adox r13, rbx
    adcx r9, rax
    mulx rbx, rax, [rip + sangi_p381_modulus + 64]
    adcx r13, rax
    mulx rbp, rax, [rip + sangi_p381_modulus + 96]
    mulx r14, r12, [rip + sangi_p381_modulus + 72]
    adox r8, rbx
    adox rcx, r14
    adcx r8, r12
    mulx r12, rbx, [rip + sangi_p381_modulus + 80]
    adox r10, r12
    adcx rcx, rbx
    mulx r12, rbx, [rip + sangi_p381_modulus + 88]
    adcx r10, rbx
    adox r11, r12
    adox rbp, [rip + sangi_p381_modulus + 48]
    adcx r11, rax
    mov rdx, [rsi + 40]
    adcx rbp, [rip + sangi_p381_modulus + 48]
    mulx rbx, rax, rdx
    mulx r12, r12, rdx
    xor r12d, r12d
    adcx r11, rax
    adox rbp, rbx
    adcx rbp, [rip + sangi_p381_modulus + 48]
    mov rdx, r9
    imul rdx, [rip + sangi_p381_modulus + 104]
    mulx rbx, rax, [rip + sangi_p381_modulus]
    xor r12d, r12d
    adcx r9, rax
    adox r13, rbx
    mulx r9, rax, [rip + sangi_p381_modulus + 8]
    adcx r13, rax
    mulx rbx, rax, [rip + sangi_p381_modulus + 16]
    adox r8, r9
    adox rcx, rbx
    adcx r8, rax
    mulx r9, rax, [rip + sangi_p381_modulus + 24]
    adox r10, r9
    adcx rcx, rax
    mulx r9, rax, [rip + sangi_p381_modulus + 32]
    adcx r10, rax
    adox r11, r9
    mulx r9, rax, [rip + sangi_p381_modulus + 40]
    adcx r11, rax
    adox rbp, r9
    adcx rbp, [rip + sangi_p381_modulus + 48]
    mov rax, r13
    mov r9, r8
    mov rbx, r10
    mov [FRAME - 8], rbp
    sub r13, [rip + sangi_p381_modulus]
    sbb r8, [rip + sangi_p381_modulus + 8]
    mov r12, rcx
    sbb rcx, [rip + sangi_p381_modulus + 16]
    mov r14, r11
    sbb r10, [rip + sangi_p381_modulus + 24]
    sbb r11, [rip + sangi_p381_modulus + 32]
    sbb rbp, [rip + sangi_p381_modulus + 40]
    cmovc rcx, r12
    cmovc r11, r14
    cmovc r8, r9
    cmovc r10, rbx
    cmovc rbp, [FRAME - 8]
    mov [rdi + 8], r8
    mov [rdi + 32], r11
    cmovc r13, rax
    mov [rdi + 16], rcx
    mov [rdi], r13
    mov [rdi + 40], rbp
    mov [rdi + 24], r10
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
    push r15
    PUSHED(r15)
    UNWIND(endprologue)
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 16]
    mulx rbx, r11, [rax + 8]
    xor ebp, ebp
    adcx r8, r11
    mulx rbp, r11, [rax + 24]
    adcx rbx, r9
    mulx r12, r9, [rax + 32]
    adcx r10, r11
    adcx rbp, r9
    mulx r11, r9, [rax + 40]
    adcx r12, r9
    adcx r11, [rip + sangi_p381_modulus + 48]
    mov rdx, rcx
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor r9d, r9d
    mulx r13, r9, [rip + sangi_p381_modulus]
    mulx r15, r14, [rip + sangi_p381_modulus + 32]
    adcx rcx, r9
    adox r8, r13
    mulx r9, rcx, [rip + sangi_p381_modulus + 8]
    adox rbx, r9
    adcx r8, rcx
    mulx r9, rcx, [rip + sangi_p381_modulus + 16]
    adox r10, r9
    adcx rbx, rcx
    mulx r9, rcx, [rip + sangi_p381_modulus + 24]
    mov r13, [rip + sangi_p381_modulus + 48]
    adox rbp, r9
    mulx rdx, r9, [rip + sangi_p381_modulus + 40]
    adox r12, r15
    adcx r10, rcx
    adox r11, rdx
    adcx rbp, r14
    adcx r12, r9
    adcx r11, [rip + sangi_p381_modulus + 48]
    adcx r13, [rip + sangi_p381_modulus + 48]
    adox r13, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r9, rcx, [rax]
    adcx r8, rcx
    adox rbx, r9
    mulx r9, rcx, [rax + 8]
    adox r10, r9
    adcx rbx, rcx
    mulx r9, rcx, [rax + 16]
    adox rbp, r9
    adcx r10, rcx
    mulx r9, rcx, [rax + 24]
    adcx rbp, rcx
    adox r12, r9
    mulx r9, rcx, [rax + 32]
    adox r11, r9
    adcx r12, rcx
    mulx r9, rcx, [rax + 40]
    adox r13, r9
    adcx r11, rcx
    adcx r13, [rip + sangi_p381_modulus + 48]
    mov rcx, [rip + sangi_p381_modulus + 48]
    mulx r9, r9, rdx
    adcx rcx, [rip + sangi_p381_modulus + 48]
    mov rdx, r8
    adox rcx, [rip + sangi_p381_modulus + 48]
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor r9d, r9d
    mulx r14, r9, [rip + sangi_p381_modulus]
    adox rbx, r14
    adcx r8, r9
    mulx r9, r8, [rip + sangi_p381_modulus + 16]
    mulx r15, r14, [rip + sangi_p381_modulus + 8]
    adcx rbx, r14
    adox r10, r15
    adox rbp, r9
    adcx r10, r8
    mulx r9, r8, [rip + sangi_p381_modulus + 24]
    adcx rbp, r8
    adox r12, r9
    mulx r9, r8, [rip + sangi_p381_modulus + 32]
    adox r11, r9
    mulx r14, r9, [rip + sangi_p381_modulus + 40]
    adcx r12, r8
    adcx r11, r9
    mulx r8, r8, rdx
    adox r13, r14
    mov rdx, [rsi + 16]
    adcx r13, [rip + sangi_p381_modulus + 48]
    adcx rcx, [rip + sangi_p381_modulus + 48]
    adox rcx, [rip + sangi_p381_modulus + 48]
    mulx r9, r8, [rax]
    xor r14d, r14d
    adcx rbx, r8
    adox r10, r9
    mulx r9, r8, [rax + 8]
    adcx r10, r8
    adox rbp, r9
    mulx r9, r8, [rax + 16]
    adcx rbp, r8
    mulx r14, r8, [rax + 24]
    adox r12, r9
    adcx r12, r8
    adox r11, r14
    mulx r9, r8, [rax + 32]
    adcx r11, r8
    mulx r14, r8, [rax + 40]
    adox r13, r9
    adcx r13, r8
    adox rcx, r14
    adcx rcx, [rip + sangi_p381_modulus + 48]
    mulx r8, r8, rdx
    mov r8, [rip + sangi_p381_modulus + 48]
    adcx r8, [rip + sangi_p381_modulus + 48]
    adox r8, [rip + sangi_p381_modulus + 48]
    mov rdx, rbx
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor r9d, r9d
    mulx r14, r9, [rip + sangi_p381_modulus]
    adcx rbx, r9
    mulx r9, r9, rdx
    adox r10, r14
    mulx rbx, r9, [rip + sangi_p381_modulus + 8]
    adcx r10, r9
    mulx r14, r9, [rip + sangi_p381_modulus + 16]
    adox rbp, rbx
    adcx rbp, r9
    adox r12, r14
    mulx rbx, r9, [rip + sangi_p381_modulus + 24]
    adox r11, rbx
    adcx r12, r9
    mulx rbx, r9, [rip + sangi_p381_modulus + 32]
    adcx r11, r9
    adox r13, rbx
    mulx rbx, r9, [rip + sangi_p381_modulus + 40]
    adox rcx, rbx
    adcx r13, r9
    mov rdx, [rsi + 24]
    adcx rcx, [rip + sangi_p381_modulus + 48]
    adcx r8, [rip + sangi_p381_modulus + 48]
    adox r8, [rip + sangi_p381_modulus + 48]
    mulx rbx, r9, [rax]
    xor r14d, r14d
    adcx r10, r9
    adox rbp, rbx
    mulx rbx, r9, [rax + 8]
    adcx rbp, r9
    adox r12, rbx
    mulx rbx, r9, [rax + 16]
    adox r11, rbx
    adcx r12, r9
    mulx rbx, r9, [rax + 24]
    adox r13, rbx
    adcx r11, r9
    mulx rbx, r9, [rax + 32]
    adox rcx, rbx
    adcx r13, r9
    mulx rbx, r9, [rax + 40]
    mov r14, [rip + sangi_p381_modulus + 48]
    adox r8, rbx
    mulx rbx, rbx, rdx
    adcx rcx, r9
    adcx r8, [rip + sangi_p381_modulus + 48]
    adcx r14, [rip + sangi_p381_modulus + 48]
    adox r14, [rip + sangi_p381_modulus + 48]
    mov rdx, r10
    imul rdx, [rip + sangi_p381_modulus + 104]
    mulx rbx, r9, [rip + sangi_p381_modulus]
    xor r15d, r15d
    adox rbp, rbx
    adcx r10, r9
    mulx r10, r9, [rip + sangi_p381_modulus + 16]
    mulx r15, rbx, [rip + sangi_p381_modulus + 8]
    adcx rbp, rbx
    adox r12, r15
    adcx r12, r9
    adox r11, r10
    mulx r10, r9, [rip + sangi_p381_modulus + 24]
    adcx r11, r9
    mulx rbx, r9, [rip + sangi_p381_modulus + 32]
    adox r13, r10
    adox rcx, rbx
    adcx r13, r9
    mulx r10, r9, [rip + sangi_p381_modulus + 40]
    adcx rcx, r9
    adox r8, r10
    mulx r9, r9, rdx
    adcx r8, [rip + sangi_p381_modulus + 48]
    adcx r14, [rip + sangi_p381_modulus + 48]
    adox r14, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 32]
    xor r9d, r9d
    mulx r10, r9, [rax]
    mulx rbx, rbx, rdx
    adcx rbp, r9
    mulx rbx, r9, [rax + 8]
    adox r12, r10
    adcx r12, r9
    adox r11, rbx
    mulx r10, r9, [rax + 16]
    adcx r11, r9
    adox r13, r10
    mulx r10, r9, [rax + 24]
    adcx r13, r9
    adox rcx, r10
    mov r9, [rip + sangi_p381_modulus + 48]
    mulx rbx, r10, [rax + 32]
    adcx rcx, r10
    mulx r15, r10, [rax + 40]
    adox r8, rbx
    adox r14, r15
    adcx r8, r10
    adcx r14, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov rdx, rbp
    adox r9, [rip + sangi_p381_modulus + 48]
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor r10d, r10d
    mulx rbx, r10, [rip + sangi_p381_modulus]
    adcx rbp, r10
    adox r12, rbx
    mulx rbx, r10, [rip + sangi_p381_modulus + 8]
    adcx r12, r10
    adox r11, rbx
    mulx rbx, r10, [rip + sangi_p381_modulus + 16]
    adox r13, rbx
    adcx r11, r10
    mulx rbx, r10, [rip + sangi_p381_modulus + 24]
    adox rcx, rbx
    adcx r13, r10
    mulx rbx, r10, [rip + sangi_p381_modulus + 32]
    adcx rcx, r10
    adox r8, rbx
    mulx rbx, r10, [rip + sangi_p381_modulus + 40]
    adox r14, rbx
    adcx r8, r10
    mulx r10, r10, rdx
    adcx r14, [rip + sangi_p381_modulus + 48]
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov rdx, [rsi + 40]
    adox r9, [rip + sangi_p381_modulus + 48]
    mulx rbx, r10, [rax + 8]
    xor ebp, ebp
    mulx r15, rbp, [rax]
    adcx r12, rbp
    adox r11, r15
    adcx r11, r10
    adox r13, rbx
    mulx rbx, r10, [rax + 16]
    adcx r13, r10
    mulx rbp, r10, [rax + 24]
    adox rcx, rbx
    adcx rcx, r10
    adox r8, rbp
    mulx rbx, r10, [rax + 32]
    adcx r8, r10
    mulx r10, rax, [rax + 40]
    adox r14, rbx
    adcx r14, rax
    mulx rax, rax, rdx
    adox r9, r10
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov rdx, r12
    imul rdx, [rip + sangi_p381_modulus + 104]
    xor eax, eax
    mulx r10, rax, [rip + sangi_p381_modulus]
    adcx r12, rax
    mulx rbx, rax, [rip + sangi_p381_modulus + 8]
    adox r11, r10
    adox r13, rbx
    mulx rbx, r10, [rip + sangi_p381_modulus + 16]
    adcx r11, rax
    adcx r13, r10
    mulx r10, rax, [rip + sangi_p381_modulus + 24]
    adox rcx, rbx
    adcx rcx, rax
    mulx rbx, rax, [rip + sangi_p381_modulus + 32]
    mov [rdi + 8], r13
    adox r8, r10
    mulx rbp, r10, [rip + sangi_p381_modulus + 40]
    adox r14, rbx
    adcx r8, rax
    adcx r14, r10
    mov [rdi + 32], r14
    mov [rdi + 16], rcx
    mov [rdi + 24], r8
    adox r9, rbp
    adcx r9, [rip + sangi_p381_modulus + 48]
    mov [rdi + 40], r9
    mov [rdi], r11
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
