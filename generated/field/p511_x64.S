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
    mov rax, rdx
    mov rdx, [rsi]
    mulx r8, rcx, [rax]
    xor r9d, r9d
    mulx r10, r9, [rax + 8]
    adcx r8, r9
    mulx r11, r9, [rax + 16]
    adcx r10, r9
    mulx rbx, r9, [rax + 24]
    adcx r11, r9
    mulx rbp, r9, [rax + 32]
    adcx rbx, r9
    mulx r12, r9, [rax + 40]
    adcx rbp, r9
    mulx r13, r9, [rax + 48]
    adcx r12, r9
    mulx r14, r9, [rax + 56]
    adcx r13, r9
    adcx r14, [rip + sangi_p511_modulus + 64]
    xor r9d, r9d
    mov rdx, rcx
    mulx r9, rcx, [rip + sangi_p511_modulus + 72]
    adox r10, r9
    adcx r8, rcx
    mulx r9, rcx, [rip + sangi_p511_modulus + 80]
    adcx r10, rcx
    adox r11, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 88]
    adox rbx, r9
    adcx r11, rcx
    mulx r9, rcx, [rip + sangi_p511_modulus + 96]
    adcx rbx, rcx
    adox rbp, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 104]
    adcx rbp, rcx
    adox r12, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 112]
    adcx r12, rcx
    adox r13, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 120]
    adcx r13, rcx
    adox r14, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 128]
    adcx r14, rcx
    adox r9, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mov rdx, [rsi + 8]
    mulx r15, rcx, [rax]
    adcx r8, rcx
    adox r10, r15
    mulx r15, rcx, [rax + 8]
    adcx r10, rcx
    adox r11, r15
    mulx r15, rcx, [rax + 16]
    adcx r11, rcx
    adox rbx, r15
    mulx r15, rcx, [rax + 24]
    adcx rbx, rcx
    adox rbp, r15
    mulx r15, rcx, [rax + 32]
    adcx rbp, rcx
    adox r12, r15
    mulx r15, rcx, [rax + 40]
    adcx r12, rcx
    adox r13, r15
    mulx r15, rcx, [rax + 48]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 56]
    adox r9, r15
    mulx r15, r15, rdx
    adcx r14, rcx
    adcx r9, [rip + sangi_p511_modulus + 64]
    mov rdx, r8
    xor ecx, ecx
    mulx r8, rcx, [rip + sangi_p511_modulus + 72]
    adox r11, r8
    adcx r10, rcx
    mulx r8, rcx, [rip + sangi_p511_modulus + 80]
    adcx r11, rcx
    adox rbx, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 88]
    adcx rbx, rcx
    adox rbp, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 96]
    adcx rbp, rcx
    adox r12, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 104]
    adcx r12, rcx
    adox r13, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 112]
    adcx r13, rcx
    adox r14, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 120]
    adcx r14, rcx
    adox r9, r8
    mulx r8, rcx, [rip + sangi_p511_modulus + 128]
    adcx r9, rcx
    adox r8, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r15, rcx, [rax]
    adcx r10, rcx
    adox r11, r15
    mulx r15, rcx, [rax + 8]
    adox rbx, r15
    adcx r11, rcx
    mulx r15, rcx, [rax + 16]
    adcx rbx, rcx
    adox rbp, r15
    mulx r15, rcx, [rax + 24]
    adox r12, r15
    adcx rbp, rcx
    mulx r15, rcx, [rax + 32]
    adox r13, r15
    adcx r12, rcx
    mulx r15, rcx, [rax + 40]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 48]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 56]
    adcx r9, rcx
    mulx rcx, rcx, rdx
    adox r8, r15
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov rdx, r10
    xor ecx, ecx
    mulx r10, rcx, [rip + sangi_p511_modulus + 72]
    adcx r11, rcx
    adox rbx, r10
    mulx r10, rcx, [rip + sangi_p511_modulus + 80]
    adox rbp, r10
    adcx rbx, rcx
    mulx r10, rcx, [rip + sangi_p511_modulus + 88]
    adcx rbp, rcx
    adox r12, r10
    mulx r10, rcx, [rip + sangi_p511_modulus + 96]
    adcx r12, rcx
    adox r13, r10
    mulx r10, rcx, [rip + sangi_p511_modulus + 104]
    adcx r13, rcx
    adox r14, r10
    mulx r10, rcx, [rip + sangi_p511_modulus + 112]
    adox r9, r10
    adcx r14, rcx
    mulx r10, rcx, [rip + sangi_p511_modulus + 120]
    adcx r9, rcx
    adox r8, r10
    mulx r10, rcx, [rip + sangi_p511_modulus + 128]
    adcx r8, rcx
    adox r10, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 24]
    adcx r10, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mulx r15, rcx, [rax]
    adcx r11, rcx
    adox rbx, r15
    mulx r15, rcx, [rax + 8]
    adcx rbx, rcx
    adox rbp, r15
    mulx r15, rcx, [rax + 16]
    adcx rbp, rcx
    adox r12, r15
    mulx r15, rcx, [rax + 24]
    adcx r12, rcx
    adox r13, r15
    mulx r15, rcx, [rax + 32]
    adox r14, r15
    adcx r13, rcx
    mulx r15, rcx, [rax + 40]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 48]
    adcx r9, rcx
    adox r8, r15
    mulx r15, rcx, [rax + 56]
    adox r10, r15
    mulx r15, r15, rdx
    adcx r8, rcx
    adcx r10, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mov rdx, r11
    mulx r11, rcx, [rip + sangi_p511_modulus + 72]
    adox rbp, r11
    adcx rbx, rcx
    mulx r11, rcx, [rip + sangi_p511_modulus + 80]
    adox r12, r11
    adcx rbp, rcx
    mulx r11, rcx, [rip + sangi_p511_modulus + 88]
    adox r13, r11
    adcx r12, rcx
    mulx r11, rcx, [rip + sangi_p511_modulus + 96]
    adox r14, r11
    adcx r13, rcx
    mulx r11, rcx, [rip + sangi_p511_modulus + 104]
    adox r9, r11
    adcx r14, rcx
    mulx r11, rcx, [rip + sangi_p511_modulus + 112]
    adcx r9, rcx
    adox r8, r11
    mulx r11, rcx, [rip + sangi_p511_modulus + 120]
    adcx r8, rcx
    adox r10, r11
    mulx r11, rcx, [rip + sangi_p511_modulus + 128]
    adox r11, [rip + sangi_p511_modulus + 64]
    adcx r10, rcx
    mov rdx, [rsi + 32]
    adcx r11, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mulx r15, rcx, [rax]
    adox rbp, r15
    adcx rbx, rcx
    mulx r15, rcx, [rax + 8]
    adcx rbp, rcx
    adox r12, r15
    mulx r15, rcx, [rax + 16]
    adcx r12, rcx
    adox r13, r15
    mulx r15, rcx, [rax + 24]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 32]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 40]
    adcx r9, rcx
    adox r8, r15
    mulx r15, rcx, [rax + 48]
    adcx r8, rcx
    adox r10, r15
    mulx r15, rcx, [rax + 56]
    adcx r10, rcx
    mulx rcx, rcx, rdx
    adox r11, r15
    adcx r11, [rip + sangi_p511_modulus + 64]
    mov rdx, rbx
    xor ecx, ecx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 72]
    adox r12, rbx
    mulx r15, rbx, [rip + sangi_p511_modulus + 80]
    adcx rbp, rcx
    adcx r12, rbx
    adox r13, r15
    mulx rbx, rcx, [rip + sangi_p511_modulus + 88]
    adcx r13, rcx
    adox r14, rbx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 96]
    adox r9, rbx
    adcx r14, rcx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 104]
    adcx r9, rcx
    adox r8, rbx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 112]
    adcx r8, rcx
    adox r10, rbx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 120]
    adcx r10, rcx
    adox r11, rbx
    mulx rbx, rcx, [rip + sangi_p511_modulus + 128]
    adcx r11, rcx
    adox rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mov rdx, [rsi + 40]
    mulx r15, rcx, [rax]
    adox r12, r15
    adcx rbp, rcx
    mulx r15, rcx, [rax + 8]
    adcx r12, rcx
    adox r13, r15
    mulx r15, rcx, [rax + 16]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 24]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 32]
    adcx r9, rcx
    adox r8, r15
    mulx r15, rcx, [rax + 40]
    adcx r8, rcx
    adox r10, r15
    mulx r15, rcx, [rax + 48]
    adcx r10, rcx
    adox r11, r15
    mulx r15, rcx, [rax + 56]
    adcx r11, rcx
    adox rbx, r15
    mulx rcx, rcx, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mov rdx, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 72]
    adox r13, rbp
    adcx r12, rcx
    mulx rbp, rcx, [rip + sangi_p511_modulus + 80]
    adcx r13, rcx
    adox r14, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 88]
    adcx r14, rcx
    adox r9, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 96]
    adox r8, rbp
    adcx r9, rcx
    mulx rbp, rcx, [rip + sangi_p511_modulus + 104]
    adcx r8, rcx
    adox r10, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 112]
    adcx r10, rcx
    adox r11, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 120]
    adcx r11, rcx
    adox rbx, rbp
    mulx rbp, rcx, [rip + sangi_p511_modulus + 128]
    mov rdx, [rsi + 48]
    adcx rbx, rcx
    adox rbp, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mulx r15, rcx, [rax]
    adox r13, r15
    adcx r12, rcx
    mulx r15, rcx, [rax + 8]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 16]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 24]
    adcx r9, rcx
    adox r8, r15
    mulx r15, rcx, [rax + 32]
    adcx r8, rcx
    adox r10, r15
    mulx r15, rcx, [rax + 40]
    adcx r10, rcx
    adox r11, r15
    mulx r15, rcx, [rax + 48]
    adcx r11, rcx
    adox rbx, r15
    mulx r15, rcx, [rax + 56]
    adcx rbx, rcx
    adox rbp, r15
    mulx rcx, rcx, rdx
    mov rdx, r12
    adcx rbp, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mulx r12, rcx, [rip + sangi_p511_modulus + 72]
    adcx r13, rcx
    adox r14, r12
    mulx r12, rcx, [rip + sangi_p511_modulus + 80]
    adox r9, r12
    adcx r14, rcx
    mulx r12, rcx, [rip + sangi_p511_modulus + 88]
    adox r8, r12
    adcx r9, rcx
    mulx r12, rcx, [rip + sangi_p511_modulus + 96]
    adcx r8, rcx
    adox r10, r12
    mulx r12, rcx, [rip + sangi_p511_modulus + 104]
    adox r11, r12
    adcx r10, rcx
    mulx r12, rcx, [rip + sangi_p511_modulus + 112]
    adcx r11, rcx
    adox rbx, r12
    mulx r12, rcx, [rip + sangi_p511_modulus + 120]
    adcx rbx, rcx
    adox rbp, r12
    mulx r12, rcx, [rip + sangi_p511_modulus + 128]
    mov rdx, [rsi + 56]
    adcx rbp, rcx
    adox r12, [rip + sangi_p511_modulus + 64]
    adcx r12, [rip + sangi_p511_modulus + 64]
    xor ecx, ecx
    mulx r15, rcx, [rax]
    adcx r13, rcx
    adox r14, r15
    mulx r15, rcx, [rax + 8]
    adcx r14, rcx
    adox r9, r15
    mulx r15, rcx, [rax + 16]
    adcx r9, rcx
    adox r8, r15
    mulx r15, rcx, [rax + 24]
    adcx r8, rcx
    mulx rsi, rcx, [rax + 32]
    adox r10, r15
    adox r11, rsi
    mulx rsi, r15, [rax + 40]
    adcx r10, rcx
    adcx r11, r15
    adox rbx, rsi
    mulx r15, rcx, [rax + 48]
    adcx rbx, rcx
    mulx rcx, rax, [rax + 56]
    adox rbp, r15
    adcx rbp, rax
    adox r12, rcx
    mulx rax, rax, rdx
    adcx r12, [rip + sangi_p511_modulus + 64]
    mov rdx, r13
    imul rdx, [rip + sangi_p511_modulus + 136]
    mulx rcx, rax, [rip + sangi_p511_modulus]
    xor r15d, r15d
    adcx r13, rax
    adox r14, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 8]
    adcx r14, rax
    adox r9, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 16]
    adcx r9, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 24]
    adcx r8, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 32]
    adcx r10, rax
    adox r11, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 40]
    adox rbx, rcx
    adcx r11, rax
    mulx rcx, rax, [rip + sangi_p511_modulus + 48]
    adcx rbx, rax
    mov rax, r9
    mov r13, r8
    mov r15, r10
    adox rbp, rcx
    mulx rdx, rcx, [rip + sangi_p511_modulus + 56]
    adcx rbp, rcx
    adox r12, rdx
    mov rcx, rbx
    adcx r12, [rip + sangi_p511_modulus + 64]
    mov rdx, r14
    mov [FRAME - 8], rbp
    mov rsi, r11
    mov [FRAME - 16], r12
    sub r14, [rip + sangi_p511_modulus]
    sbb r9, [rip + sangi_p511_modulus + 8]
    sbb r8, [rip + sangi_p511_modulus + 16]
    sbb r10, [rip + sangi_p511_modulus + 24]
    sbb r11, [rip + sangi_p511_modulus + 32]
    sbb rbx, [rip + sangi_p511_modulus + 40]
    sbb rbp, [rip + sangi_p511_modulus + 48]
    sbb r12, [rip + sangi_p511_modulus + 56]
    cmovc r9, rax
    cmovc rbx, rcx
    cmovc r8, r13
    cmovc r14, rdx
    cmovc r10, r15
    cmovc r11, rsi
    cmovc rbp, [FRAME - 8]
    mov [rdi + 16], r8
    cmovc r12, [FRAME - 16]
    mov [rdi], r14
    mov [rdi + 48], rbp
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 56], r12
    mov [rdi + 40], rbx
    mov [rdi + 8], r9
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
    push r15
    PUSHED(r15)
    RESERVE
    UNWIND(endprologue)
    mov rdx, [rsi]
    mulx rcx, rax, rdx
    xor r8d, r8d
    mov r8, [rsi + 8]
    adcx r8, r8
    mulx r9, r8, r8
    mov r10, [rsi + 16]
    lea r11, [r10 + r10]
    adcx r10, r10
    mov [FRAME - 16], r10
    adox rcx, r8
    mov [FRAME - 8], r11
    mulx r10, r8, r10
    adox r9, r8
    mov r8, [rsi + 24]
    lea r11, [r8 + r8]
    mov [FRAME - 24], r11
    mov r11, [rsi + 32]
    adcx r8, r8
    mov [FRAME - 32], r8
    mulx rbx, r8, r8
    adox r10, r8
    lea r8, [r11 + r11]
    mov [FRAME - 40], r8
    adcx r11, r11
    mov [FRAME - 48], r11
    mulx r11, r8, r11
    adox rbx, r8
    mov r8, [rsi + 40]
    lea rbp, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 64], r8
    mov [FRAME - 56], rbp
    mulx rbp, r8, r8
    mov r12, [rsi + 48]
    lea r13, [r12 + r12]
    adox r11, r8
    mov [FRAME - 72], r13
    adcx r12, r12
    mov [FRAME - 80], r12
    mulx r12, r8, r12
    adox rbp, r8
    mov r8, [rsi + 56]
    mov r13d, 0
    lea r14, [r8 + r8]
    adcx r8, r8
    mov [FRAME - 96], r8
    mulx r15, r8, r8
    mov [FRAME - 88], r14
    adox r12, r8
    mov rdx, rax
    adox r15, r13
    xor eax, eax
    mulx r8, rax, [rip + sangi_p511_modulus + 72]
    adcx rcx, rax
    adox r9, r8
    mulx r8, rax, [rip + sangi_p511_modulus + 80]
    adox r10, r8
    adcx r9, rax
    mulx r8, rax, [rip + sangi_p511_modulus + 88]
    adcx r10, rax
    adox rbx, r8
    mulx r8, rax, [rip + sangi_p511_modulus + 96]
    adcx rbx, rax
    adox r11, r8
    mulx r8, rax, [rip + sangi_p511_modulus + 104]
    adcx r11, rax
    adox rbp, r8
    mulx r8, rax, [rip + sangi_p511_modulus + 112]
    adcx rbp, rax
    adox r12, r8
    mulx r8, rax, [rip + sangi_p511_modulus + 120]
    adox r15, r8
    adcx r12, rax
    mulx r8, rax, [rip + sangi_p511_modulus + 128]
    adcx r15, rax
    adox r8, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r13, rax, rdx
    adcx r9, rax
    adox r10, r13
    mulx r13, rax, [FRAME - 8]
    adox rbx, r13
    adcx r10, rax
    mulx r13, rax, [FRAME - 32]
    adox r11, r13
    adcx rbx, rax
    mulx r13, rax, [FRAME - 48]
    adox rbp, r13
    adcx r11, rax
    mulx r13, rax, [FRAME - 64]
    adcx rbp, rax
    adox r12, r13
    mulx r13, rax, [FRAME - 80]
    adcx r12, rax
    adox r15, r13
    mulx r13, rax, [FRAME - 96]
    adox r8, r13
    adcx r15, rax
    mulx rax, rax, rdx
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov rdx, rcx
    xor eax, eax
    mulx rcx, rax, [rip + sangi_p511_modulus + 72]
    adcx r9, rax
    adox r10, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 80]
    adcx r10, rax
    adox rbx, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 88]
    adox r11, rcx
    adcx rbx, rax
    mulx rcx, rax, [rip + sangi_p511_modulus + 96]
    adcx r11, rax
    adox rbp, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 104]
    adox r12, rcx
    adcx rbp, rax
    mulx rcx, rax, [rip + sangi_p511_modulus + 112]
    adcx r12, rax
    adox r15, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 120]
    adcx r15, rax
    adox r8, rcx
    mulx rcx, rax, [rip + sangi_p511_modulus + 128]
    adox rcx, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 16]
    adcx r8, rax
    adcx rcx, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mulx r13, rax, rdx
    adcx rbx, rax
    adox r11, r13
    mulx r13, rax, [FRAME - 24]
    adcx r11, rax
    adox rbp, r13
    mulx r13, rax, [FRAME - 48]
    adox r12, r13
    adcx rbp, rax
    mulx r13, rax, [FRAME - 64]
    adcx r12, rax
    adox r15, r13
    mulx r13, rax, [FRAME - 80]
    adcx r15, rax
    mulx r14, rax, [FRAME - 96]
    adox r8, r13
    adox rcx, r14
    mulx r13, r13, rdx
    mov rdx, r9
    adcx r8, rax
    adcx rcx, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mulx r9, rax, [rip + sangi_p511_modulus + 72]
    adcx r10, rax
    adox rbx, r9
    mulx r9, rax, [rip + sangi_p511_modulus + 80]
    adcx rbx, rax
    adox r11, r9
    mulx r9, rax, [rip + sangi_p511_modulus + 88]
    adcx r11, rax
    adox rbp, r9
    mulx r9, rax, [rip + sangi_p511_modulus + 96]
    adcx rbp, rax
    adox r12, r9
    mulx r9, rax, [rip + sangi_p511_modulus + 104]
    adox r15, r9
    adcx r12, rax
    mulx r9, rax, [rip + sangi_p511_modulus + 112]
    adox r8, r9
    adcx r15, rax
    mulx r9, rax, [rip + sangi_p511_modulus + 120]
    adcx r8, rax
    adox rcx, r9
    mulx r9, rax, [rip + sangi_p511_modulus + 128]
    adcx rcx, rax
    adox r9, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 24]
    adcx r9, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mulx r13, rax, rdx
    adcx rbp, rax
    adox r12, r13
    mulx r13, rax, [FRAME - 40]
    adcx r12, rax
    adox r15, r13
    mulx r13, rax, [FRAME - 64]
    adcx r15, rax
    mulx r14, rax, [FRAME - 80]
    adox r8, r13
    adox rcx, r14
    adcx r8, rax
    mulx r13, rax, [FRAME - 96]
    adcx rcx, rax
    adox r9, r13
    mulx rax, rax, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    mov rdx, r10
    xor eax, eax
    mulx r10, rax, [rip + sangi_p511_modulus + 72]
    adcx rbx, rax
    adox r11, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 80]
    adcx r11, rax
    adox rbp, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 88]
    adcx rbp, rax
    adox r12, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 96]
    adcx r12, rax
    adox r15, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 104]
    adcx r15, rax
    adox r8, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 112]
    adcx r8, rax
    adox rcx, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 120]
    adcx rcx, rax
    adox r9, r10
    mulx r10, rax, [rip + sangi_p511_modulus + 128]
    adox r10, [rip + sangi_p511_modulus + 64]
    adcx r9, rax
    adcx r10, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx r13, rax, rdx
    adcx r15, rax
    adox r8, r13
    mulx r13, rax, [FRAME - 56]
    adcx r8, rax
    adox rcx, r13
    mulx r13, rax, [FRAME - 80]
    adcx rcx, rax
    mulx r14, rax, [FRAME - 96]
    adox r9, r13
    adox r10, r14
    adcx r9, rax
    mulx rax, rax, rdx
    adcx r10, [rip + sangi_p511_modulus + 64]
    mov rdx, rbx
    xor eax, eax
    mulx rbx, rax, [rip + sangi_p511_modulus + 72]
    adcx r11, rax
    adox rbp, rbx
    mulx rbx, rax, [rip + sangi_p511_modulus + 80]
    adcx rbp, rax
    adox r12, rbx
    mulx rbx, rax, [rip + sangi_p511_modulus + 88]
    adox r15, rbx
    adcx r12, rax
    mulx rbx, rax, [rip + sangi_p511_modulus + 96]
    adcx r15, rax
    adox r8, rbx
    mulx rbx, rax, [rip + sangi_p511_modulus + 104]
    adcx r8, rax
    adox rcx, rbx
    mulx rbx, rax, [rip + sangi_p511_modulus + 112]
    adox r9, rbx
    adcx rcx, rax
    mulx rbx, rax, [rip + sangi_p511_modulus + 120]
    adcx r9, rax
    adox r10, rbx
    mulx rbx, rax, [rip + sangi_p511_modulus + 128]
    adcx r10, rax
    adox rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx r13, rax, rdx
    adcx rcx, rax
    mulx r14, rax, [FRAME - 72]
    adox r9, r13
    adox r10, r14
    adcx r9, rax
    mulx r13, rax, [FRAME - 96]
    adcx r10, rax
    adox rbx, r13
    mulx rax, rax, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    mov rdx, r11
    xor eax, eax
    mulx r11, rax, [rip + sangi_p511_modulus + 72]
    adcx rbp, rax
    adox r12, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 80]
    adcx r12, rax
    adox r15, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 88]
    adcx r15, rax
    adox r8, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 96]
    adcx r8, rax
    adox rcx, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 104]
    adcx rcx, rax
    adox r9, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 112]
    adcx r9, rax
    adox r10, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 120]
    adcx r10, rax
    adox rbx, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 128]
    adcx rbx, rax
    adox r11, [rip + sangi_p511_modulus + 64]
    adcx r11, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mov rdx, [rsi + 48]
    mulx r13, rax, rdx
    adcx r10, rax
    adox rbx, r13
    mulx r13, rax, [FRAME - 88]
    adox r11, r13
    adcx rbx, rax
    mulx rax, rax, rdx
    mov rdx, rbp
    adcx r11, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mulx rbp, rax, [rip + sangi_p511_modulus + 72]
    adcx r12, rax
    adox r15, rbp
    mulx rbp, rax, [rip + sangi_p511_modulus + 80]
    adox r8, rbp
    adcx r15, rax
    mulx rbp, rax, [rip + sangi_p511_modulus + 88]
    adox rcx, rbp
    adcx r8, rax
    mulx rbp, rax, [rip + sangi_p511_modulus + 96]
    adox r9, rbp
    adcx rcx, rax
    mulx rbp, rax, [rip + sangi_p511_modulus + 104]
    adcx r9, rax
    adox r10, rbp
    mulx rbp, rax, [rip + sangi_p511_modulus + 112]
    adcx r10, rax
    adox rbx, rbp
    mulx rbp, rax, [rip + sangi_p511_modulus + 120]
    adcx rbx, rax
    adox r11, rbp
    mulx rbp, rax, [rip + sangi_p511_modulus + 128]
    adcx r11, rax
    adox rbp, [rip + sangi_p511_modulus + 64]
    adcx rbp, [rip + sangi_p511_modulus + 64]
    xor eax, eax
    mov rdx, [rsi + 56]
    mulx r13, rax, rdx
    adcx r11, rax
    mulx rax, rax, rdx
    adox rbp, r13
    adcx rbp, [rip + sangi_p511_modulus + 64]
    mov rdx, r12
    imul rdx, [rip + sangi_p511_modulus + 136]
    mulx r13, rax, [rip + sangi_p511_modulus]
    xor r14d, r14d
    adox r15, r13
    adcx r12, rax
    mulx r12, rax, [rip + sangi_p511_modulus + 8]
    adox r8, r12
    adcx r15, rax
    mulx r12, rax, [rip + sangi_p511_modulus + 16]
    adox rcx, r12
    adcx r8, rax
    mulx r12, rax, [rip + sangi_p511_modulus + 24]
    adox r9, r12
    mulx r13, r12, [rip + sangi_p511_modulus + 32]
    adcx rcx, rax
    adcx r9, r12
    adox r10, r13
    mulx r12, rax, [rip + sangi_p511_modulus + 40]
    adox rbx, r12
    mulx r13, r12, [rip + sangi_p511_modulus + 48]
    adcx r10, rax
    adcx rbx, r12
    adox r11, r13
    mulx r12, rax, [rip + sangi_p511_modulus + 56]
    adcx r11, rax
    adox rbp, r12
    adcx rbp, [rip + sangi_p511_modulus + 64]
    mov rax, r15
    mov r12, r8
    mov r13, rcx
    mov [FRAME - 8], rbx
    mov r14, r9
    mov [FRAME - 16], r11
    mov rdx, r10
    mov [FRAME - 24], rbp
    sub r15, [rip + sangi_p511_modulus]
    sbb r8, [rip + sangi_p511_modulus + 8]
    sbb rcx, [rip + sangi_p511_modulus + 16]
    sbb r9, [rip + sangi_p511_modulus + 24]
    sbb r10, [rip + sangi_p511_modulus + 32]
    sbb rbx, [rip + sangi_p511_modulus + 40]
    sbb r11, [rip + sangi_p511_modulus + 48]
    sbb rbp, [rip + sangi_p511_modulus + 56]
    cmovc r15, rax
    cmovc r8, r12
    cmovc r11, [FRAME - 16]
    cmovc r10, rdx
    cmovc rbx, [FRAME - 8]
    cmovc rcx, r13
    cmovc rbp, [FRAME - 24]
    mov [rdi], r15
    cmovc r9, r14
    mov [rdi + 24], r9
    mov [rdi + 40], rbx
    mov [rdi + 48], r11
    mov [rdi + 8], r8
    mov [rdi + 56], rbp
    mov [rdi + 16], rcx
    mov [rdi + 32], r10
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
    mov rax, rdx
    mov rdx, [rsi]
    xor ecx, ecx
    mulx r8, rcx, [rax]
    mulx r10, r9, [rax + 8]
    mulx rbx, r11, [rax + 24]
    mulx r12, rbp, [rax + 40]
    adcx r8, r9
    mulx r13, r9, [rax + 16]
    adcx r10, r9
    mulx r14, r9, [rax + 32]
    adcx r13, r11
    mov [FRAME - 8], rdi
    adcx rbx, r9
    adcx r14, rbp
    mulx r11, r9, [rax + 48]
    adcx r12, r9
    mulx rbp, r9, [rax + 56]
    adcx r11, r9
    adcx rbp, [rip + sangi_p511_modulus + 64]
    mov rdx, rcx
    imul rdx, [rip + sangi_p511_modulus + 136]
    mulx r15, r9, [rip + sangi_p511_modulus]
    xor edi, edi
    adox r8, r15
    adcx rcx, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 8]
    mulx rdi, r15, [rip + sangi_p511_modulus + 56]
    adcx r8, rcx
    adox r10, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 16]
    adcx r10, rcx
    adox r13, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 24]
    adox rbx, r9
    adcx r13, rcx
    mulx r9, rcx, [rip + sangi_p511_modulus + 32]
    adcx rbx, rcx
    adox r14, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 40]
    adcx r14, rcx
    adox r12, r9
    mulx r9, rcx, [rip + sangi_p511_modulus + 48]
    adcx r12, rcx
    adox r11, r9
    adcx r11, r15
    adox rbp, rdi
    adcx rbp, [rip + sangi_p511_modulus + 64]
    mov rcx, [rip + sangi_p511_modulus + 64]
    adcx rcx, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 8]
    adox rcx, [rip + sangi_p511_modulus + 64]
    mulx r15, r9, [rax]
    xor edi, edi
    adox r10, r15
    adcx r8, r9
    mulx r15, r9, [rax + 8]
    adcx r10, r9
    adox r13, r15
    mulx r15, r9, [rax + 16]
    adox rbx, r15
    adcx r13, r9
    mulx r15, r9, [rax + 24]
    adcx rbx, r9
    adox r14, r15
    mulx r15, r9, [rax + 32]
    adcx r14, r9
    adox r12, r15
    mulx r15, r9, [rax + 40]
    adox r11, r15
    adcx r12, r9
    mulx r15, r9, [rax + 48]
    adcx r11, r9
    adox rbp, r15
    mulx r15, r9, [rax + 56]
    adcx rbp, r9
    adox rcx, r15
    mulx r9, r9, rdx
    adcx rcx, [rip + sangi_p511_modulus + 64]
    mov r9, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
    adox r9, [rip + sangi_p511_modulus + 64]
    mov rdx, r8
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r15d, r15d
    mulx rdi, r15, [rip + sangi_p511_modulus]
    adox r10, rdi
    adcx r8, r15
    mulx r15, r8, [rip + sangi_p511_modulus + 8]
    adcx r10, r8
    adox r13, r15
    mulx r15, r8, [rip + sangi_p511_modulus + 16]
    adox rbx, r15
    mulx rdi, r15, [rip + sangi_p511_modulus + 24]
    adcx r13, r8
    adcx rbx, r15
    adox r14, rdi
    mulx r15, r8, [rip + sangi_p511_modulus + 32]
    adcx r14, r8
    adox r12, r15
    mulx r15, r8, [rip + sangi_p511_modulus + 40]
    adox r11, r15
    adcx r12, r8
    mulx r15, r8, [rip + sangi_p511_modulus + 48]
    adcx r11, r8
    adox rbp, r15
    mulx r15, r8, [rip + sangi_p511_modulus + 56]
    adcx rbp, r8
    adox rcx, r15
    mulx r8, r8, rdx
    adcx rcx, [rip + sangi_p511_modulus + 64]
    adcx r9, [rip + sangi_p511_modulus + 64]
    adox r9, [rip + sangi_p511_modulus + 64]
    xor r8d, r8d
    mov rdx, [rsi + 16]
    mulx r15, r8, [rax]
    adcx r10, r8
    adox r13, r15
    mulx r15, r8, [rax + 8]
    adcx r13, r8
    mulx rdi, r8, [rax + 16]
    adox rbx, r15
    adcx rbx, r8
    adox r14, rdi
    mulx r15, r8, [rax + 24]
    adcx r14, r8
    adox r12, r15
    mulx r15, r8, [rax + 32]
    adcx r12, r8
    adox r11, r15
    mulx r15, r8, [rax + 40]
    adcx r11, r8
    adox rbp, r15
    mulx r8, r8, rdx
    mulx r15, r8, [rax + 48]
    adox rcx, r15
    mulx rdx, r15, [rax + 56]
    adcx rbp, r8
    adcx rcx, r15
    adox r9, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    mov r8, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    adox r8, [rip + sangi_p511_modulus + 64]
    mov rdx, r10
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r15d, r15d
    mulx rdi, r15, [rip + sangi_p511_modulus]
    adcx r10, r15
    adox r13, rdi
    mulx r15, r10, [rip + sangi_p511_modulus + 8]
    adcx r13, r10
    mulx rdi, r10, [rip + sangi_p511_modulus + 16]
    adox rbx, r15
    adcx rbx, r10
    mulx r15, r10, [rip + sangi_p511_modulus + 24]
    adox r14, rdi
    adcx r14, r10
    adox r12, r15
    mulx r15, r10, [rip + sangi_p511_modulus + 32]
    adcx r12, r10
    adox r11, r15
    mulx r15, r10, [rip + sangi_p511_modulus + 40]
    adox rbp, r15
    adcx r11, r10
    mulx r15, r10, [rip + sangi_p511_modulus + 48]
    adcx rbp, r10
    adox rcx, r15
    mulx r15, r10, [rip + sangi_p511_modulus + 56]
    adcx rcx, r10
    adox r9, r15
    mulx r10, r10, rdx
    adcx r9, [rip + sangi_p511_modulus + 64]
    adcx r8, [rip + sangi_p511_modulus + 64]
    adox r8, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 24]
    xor r10d, r10d
    mulx r15, r10, [rax]
    adcx r13, r10
    adox rbx, r15
    mulx r15, r10, [rax + 8]
    mov rdi, [rip + sangi_p511_modulus + 64]
    adcx rbx, r10
    adox r14, r15
    mulx r15, r10, [rax + 16]
    adox r12, r15
    adcx r14, r10
    mulx r15, r10, [rax + 24]
    adcx r12, r10
    adox r11, r15
    mulx r15, r10, [rax + 32]
    adcx r11, r10
    adox rbp, r15
    mulx r15, r10, [rax + 40]
    adcx rbp, r10
    adox rcx, r15
    mulx r15, r10, [rax + 48]
    adcx rcx, r10
    adox r9, r15
    mulx r15, r10, [rax + 56]
    adcx r9, r10
    adox r8, r15
    mulx r10, r10, rdx
    adcx r8, [rip + sangi_p511_modulus + 64]
    mov rdx, r13
    adcx rdi, [rip + sangi_p511_modulus + 64]
    adox rdi, [rip + sangi_p511_modulus + 64]
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r10d, r10d
    mulx r15, r10, [rip + sangi_p511_modulus]
    adcx r13, r10
    mulx r13, r10, [rip + sangi_p511_modulus + 8]
    adox rbx, r15
    adcx rbx, r10
    adox r14, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 16]
    adcx r14, r10
    adox r12, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 24]
    adcx r12, r10
    adox r11, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 32]
    adcx r11, r10
    adox rbp, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 40]
    adcx rbp, r10
    adox rcx, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 48]
    adcx rcx, r10
    adox r9, r13
    mulx r13, r10, [rip + sangi_p511_modulus + 56]
    adcx r9, r10
    adox r8, r13
    adcx r8, [rip + sangi_p511_modulus + 64]
    mulx r10, r10, rdx
    adcx rdi, [rip + sangi_p511_modulus + 64]
    adox rdi, [rip + sangi_p511_modulus + 64]
    xor r10d, r10d
    mov rdx, [rsi + 32]
    mulx r13, r10, [rax]
    adcx rbx, r10
    adox r14, r13
    mulx r13, r10, [rax + 8]
    adcx r14, r10
    adox r12, r13
    mulx r13, r10, [rax + 16]
    adcx r12, r10
    adox r11, r13
    mulx r13, r10, [rax + 24]
    adcx r11, r10
    adox rbp, r13
    mulx r13, r10, [rax + 32]
    adcx rbp, r10
    adox rcx, r13
    mulx r13, r10, [rax + 40]
    adcx rcx, r10
    adox r9, r13
    mulx r13, r10, [rax + 48]
    adox r8, r13
    adcx r9, r10
    mulx r13, r10, [rax + 56]
    adcx r8, r10
    adox rdi, r13
    adcx rdi, [rip + sangi_p511_modulus + 64]
    mulx r10, r10, rdx
    mov r10, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
    adox r10, [rip + sangi_p511_modulus + 64]
    mov rdx, rbx
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r13d, r13d
    mulx r15, r13, [rip + sangi_p511_modulus]
    adcx rbx, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 8]
    adox r14, r15
    adcx r14, rbx
    adox r12, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 16]
    adcx r12, rbx
    adox r11, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 24]
    adcx r11, rbx
    adox rbp, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 32]
    adcx rbp, rbx
    adox rcx, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 40]
    adcx rcx, rbx
    adox r9, r13
    mulx r13, rbx, [rip + sangi_p511_modulus + 48]
    adox r8, r13
    mulx r13, r13, rdx
    adcx r9, rbx
    mulx r13, rbx, [rip + sangi_p511_modulus + 56]
    adcx r8, rbx
    adox rdi, r13
    adcx rdi, [rip + sangi_p511_modulus + 64]
    adcx r10, [rip + sangi_p511_modulus + 64]
    adox r10, [rip + sangi_p511_modulus + 64]
    mov rdx, [rsi + 40]
    mulx r13, rbx, [rax]
    xor r15d, r15d
    adox r12, r13
    adcx r14, rbx
    mulx r13, rbx, [rax + 8]
    adcx r12, rbx
    adox r11, r13
    mulx r13, rbx, [rax + 16]
    adcx r11, rbx
    adox rbp, r13
    mulx r13, rbx, [rax + 24]
    adcx rbp, rbx
    adox rcx, r13
    mulx r13, rbx, [rax + 32]
    adox r9, r13
    adcx rcx, rbx
    mulx r13, rbx, [rax + 40]
    adcx r9, rbx
    adox r8, r13
    mulx r13, rbx, [rax + 48]
    adcx r8, rbx
    adox rdi, r13
    mulx r13, rbx, [rax + 56]
    adcx rdi, rbx
    adox r10, r13
    adcx r10, [rip + sangi_p511_modulus + 64]
    mulx rbx, rbx, rdx
    mov rbx, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adox rbx, [rip + sangi_p511_modulus + 64]
    mov rdx, r14
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r13d, r13d
    mulx r15, r13, [rip + sangi_p511_modulus]
    adcx r14, r13
    adox r12, r15
    mulx r14, r13, [rip + sangi_p511_modulus + 8]
    adcx r12, r13
    adox r11, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 16]
    adcx r11, r13
    adox rbp, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 24]
    adcx rbp, r13
    adox rcx, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 32]
    adcx rcx, r13
    adox r9, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 40]
    adcx r9, r13
    adox r8, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 48]
    adcx r8, r13
    adox rdi, r14
    mulx r14, r13, [rip + sangi_p511_modulus + 56]
    mulx r15, r15, rdx
    adcx rdi, r13
    adox r10, r14
    adcx r10, [rip + sangi_p511_modulus + 64]
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adox rbx, [rip + sangi_p511_modulus + 64]
    xor r13d, r13d
    mov rdx, [rsi + 48]
    mulx r14, r13, [rax]
    adcx r12, r13
    mulx r15, r13, [rax + 8]
    adox r11, r14
    adcx r11, r13
    adox rbp, r15
    mulx r14, r13, [rax + 16]
    adcx rbp, r13
    adox rcx, r14
    mulx r14, r13, [rax + 24]
    adox r9, r14
    adcx rcx, r13
    mulx r14, r13, [rax + 32]
    adcx r9, r13
    mulx r15, r13, [rax + 40]
    adox r8, r14
    adcx r8, r13
    adox rdi, r15
    mulx r14, r13, [rax + 48]
    adcx rdi, r13
    adox r10, r14
    mulx r14, r13, [rax + 56]
    adcx r10, r13
    adox rbx, r14
    mulx r13, r13, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    mov r13, [rip + sangi_p511_modulus + 64]
    adcx r13, [rip + sangi_p511_modulus + 64]
    mov rdx, r12
    adox r13, [rip + sangi_p511_modulus + 64]
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor r14d, r14d
    mulx r15, r14, [rip + sangi_p511_modulus]
    adox r11, r15
    adcx r12, r14
    mulx r14, r12, [rip + sangi_p511_modulus + 8]
    adcx r11, r12
    adox rbp, r14
    mulx r14, r12, [rip + sangi_p511_modulus + 16]
    adox rcx, r14
    mulx r15, r14, [rip + sangi_p511_modulus + 24]
    adcx rbp, r12
    adcx rcx, r14
    adox r9, r15
    mulx r14, r12, [rip + sangi_p511_modulus + 32]
    adox r8, r14
    adcx r9, r12
    mulx r14, r12, [rip + sangi_p511_modulus + 40]
    adcx r8, r12
    adox rdi, r14
    mulx r14, r12, [rip + sangi_p511_modulus + 48]
    adcx rdi, r12
    adox r10, r14
    mulx r14, r12, [rip + sangi_p511_modulus + 56]
    adcx r10, r12
    adox rbx, r14
    mulx r12, r12, rdx
    adcx rbx, [rip + sangi_p511_modulus + 64]
    adcx r13, [rip + sangi_p511_modulus + 64]
    adox r13, [rip + sangi_p511_modulus + 64]
    xor r12d, r12d
    mov rdx, [rsi + 56]
    mulx r14, r12, [rax]
    adcx r11, r12
    adox rbp, r14
    mulx r14, r12, [rax + 8]
    adox rcx, r14
    adcx rbp, r12
    mulx r14, r12, [rax + 16]
    adcx rcx, r12
    mulx r15, r12, [rax + 24]
    adox r9, r14
    adcx r9, r12
    adox r8, r15
    mulx r14, r12, [rax + 32]
    adox rdi, r14
    mulx r15, r14, [rax + 40]
    adcx r8, r12
    adcx rdi, r14
    adox r10, r15
    mulx r14, r12, [rax + 48]
    adcx r10, r12
    adox rbx, r14
    mulx r12, rax, [rax + 56]
    adcx rbx, rax
    adox r13, r12
    mulx rax, rax, rdx
    mov rdx, r11
    adcx r13, [rip + sangi_p511_modulus + 64]
    imul rdx, [rip + sangi_p511_modulus + 136]
    xor eax, eax
    mulx r12, rax, [rip + sangi_p511_modulus]
    adox rbp, r12
    adcx r11, rax
    mulx r11, rax, [rip + sangi_p511_modulus + 8]
    adcx rbp, rax
    adox rcx, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 16]
    adcx rcx, rax
    adox r9, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 24]
    adcx r9, rax
    adox r8, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 32]
    adox rdi, r11
    adcx r8, rax
    mulx r11, rax, [rip + sangi_p511_modulus + 40]
    adcx rdi, rax
    adox r10, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 48]
    adcx r10, rax
    adox rbx, r11
    mulx r11, rax, [rip + sangi_p511_modulus + 56]
    adcx rbx, rax
    adox r13, r11
    adcx r13, [rip + sangi_p511_modulus + 64]
    mov rax, [FRAME - 8]
    mov [rax], rbp
    mov [rax + 32], rdi
    mov [rax + 24], r8
    mov [rax + 56], r13
    mov [rax + 8], rcx
    mov [rax + 40], r10
    mov [rax + 48], rbx
    mov [rax + 16], r9
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
