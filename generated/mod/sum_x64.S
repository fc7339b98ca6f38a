/* sangi gen --update
 * sangi 0.1.0; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Sums and differences of 1 to 9 limbs; in C they are loops of src/mod/element.c
 * z <- (x + y) mod m and (x - y) mod m for any m below R, odd or even, which may fill its limbs.
 * checked before it was written: the text exhausted at narrow limbs for every modulus; run on edge and random
 * operands of edge and random moduli; object check: straight line, no branch, no call, no secret address;
 * and proved, kernel by kernel, for every modulus: congruence, range, memory, registers
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

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_1_x64)
    .globl SYMBOL(sangi_mod_add_1_x64)
    KIND(sangi_mod_add_1_x64)
    .p2align 5
SYMBOL(sangi_mod_add_1_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rsi, [rsi]
    add rsi, [rdx]
    mov rax, 0
    adc rax, 0
    /* d = s - p */
    mov r8, rsi
    sub r8, [rcx]
    sbb rax, 0
    /* s where d < 0, else d */
    cmovc r8, rsi
    mov [rdi], r8
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_1_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_1_x64)
    .globl SYMBOL(sangi_mod_sub_1_x64)
    KIND(sangi_mod_sub_1_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_1_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* d = x - y */
    mov rsi, [rsi]
    sub rsi, [rdx]
    /* m where d < 0, else 0 */
    sbb rax, rax
    and rax, [rcx]
    /* z = d + that */
    add rsi, rax
    mov [rdi], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_1_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_2_x64)
    .globl SYMBOL(sangi_mod_add_2_x64)
    KIND(sangi_mod_add_2_x64)
    .p2align 5
SYMBOL(sangi_mod_add_2_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov rsi, [rsi + 8]
    adc rsi, [rdx + 8]
    mov r8, 0
    adc r8, 0
    /* d = s - p */
    mov r9, rax
    sub r9, [rcx]
    mov r10, rsi
    sbb r10, [rcx + 8]
    sbb r8, 0
    /* s where d < 0, else d */
    cmovc r9, rax
    cmovc r10, rsi
    mov [rdi], r9
    mov [rdi + 8], r10
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_2_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_2_x64)
    .globl SYMBOL(sangi_mod_sub_2_x64)
    KIND(sangi_mod_sub_2_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_2_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov rsi, [rsi + 8]
    sbb rsi, [rdx + 8]
    /* m where d < 0, else 0 */
    sbb r8, r8
    mov r9, [rcx]
    and r9, r8
    and r8, [rcx + 8]
    /* z = d + that */
    add rax, r9
    adc rsi, r8
    mov [rdi], rax
    mov [rdi + 8], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_2_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_3_x64)
    .globl SYMBOL(sangi_mod_add_3_x64)
    KIND(sangi_mod_add_3_x64)
    .p2align 5
SYMBOL(sangi_mod_add_3_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov rsi, [rsi + 16]
    adc rsi, [rdx + 16]
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, [rcx]
    mov r11, r8
    sbb r11, [rcx + 8]
    mov rdx, rsi
    sbb rdx, [rcx + 16]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, r8
    cmovc rdx, rsi
    mov [rdi], r10
    mov [rdi + 8], r11
    mov [rdi + 16], rdx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_3_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_3_x64)
    .globl SYMBOL(sangi_mod_sub_3_x64)
    KIND(sangi_mod_sub_3_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_3_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov rsi, [rsi + 16]
    sbb rsi, [rdx + 16]
    /* m where d < 0, else 0 */
    sbb r9, r9
    mov r10, [rcx]
    and r10, r9
    mov r11, [rcx + 8]
    and r11, r9
    and r9, [rcx + 16]
    /* z = d + that */
    add rax, r10
    adc r8, r11
    adc rsi, r9
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], rsi
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_3_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_4_x64)
    .globl SYMBOL(sangi_mod_add_4_x64)
    KIND(sangi_mod_add_4_x64)
    .p2align 5
SYMBOL(sangi_mod_add_4_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov rsi, [rsi + 24]
    adc rsi, [rdx + 24]
    mov r10, 0
    adc r10, 0
    /* d = s - p */
    mov r11, rax
    sub r11, [rcx]
    mov rdx, r8
    sbb rdx, [rcx + 8]
    mov [FRAME - 8], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 16], rsi
    sbb rsi, [rcx + 24]
    sbb r10, 0
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, r8
    cmovc r9, [FRAME - 8]
    cmovc rsi, [FRAME - 16]
    mov [rdi], r11
    mov [rdi + 8], rdx
    mov [rdi + 16], r9
    mov [rdi + 24], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_4_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_4_x64)
    .globl SYMBOL(sangi_mod_sub_4_x64)
    KIND(sangi_mod_sub_4_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_4_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov rsi, [rsi + 24]
    sbb rsi, [rdx + 24]
    /* m where d < 0, else 0 */
    sbb r10, r10
    mov r11, [rcx]
    and r11, r10
    mov rdx, [rcx + 8]
    and rdx, r10
    mov [FRAME - 8], rsi
    mov rsi, [rcx + 16]
    and rsi, r10
    and r10, [rcx + 24]
    /* z = d + that */
    add rax, r11
    adc r8, rdx
    adc r9, rsi
    adc r10, [FRAME - 8]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_4_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_5_x64)
    .globl SYMBOL(sangi_mod_add_5_x64)
    KIND(sangi_mod_add_5_x64)
    .p2align 5
SYMBOL(sangi_mod_add_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov r10, [rsi + 24]
    adc r10, [rdx + 24]
    mov rsi, [rsi + 32]
    adc rsi, [rdx + 32]
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, [rcx]
    mov [FRAME - 8], r8
    sbb r8, [rcx + 8]
    mov [FRAME - 16], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 24], r10
    sbb r10, [rcx + 24]
    mov [FRAME - 32], rsi
    sbb rsi, [rcx + 32]
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc r8, [FRAME - 8]
    cmovc r9, [FRAME - 16]
    cmovc r10, [FRAME - 24]
    cmovc rsi, [FRAME - 32]
    mov [rdi], rdx
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_5_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_5_x64)
    .globl SYMBOL(sangi_mod_sub_5_x64)
    KIND(sangi_mod_sub_5_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_5_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov r10, [rsi + 24]
    sbb r10, [rdx + 24]
    mov rsi, [rsi + 32]
    sbb rsi, [rdx + 32]
    /* m where d < 0, else 0 */
    sbb r11, r11
    mov rdx, [rcx]
    and rdx, r11
    mov [FRAME - 8], rsi
    mov rsi, [rcx + 8]
    and rsi, r11
    mov [FRAME - 16], r10
    mov r10, [rcx + 16]
    and r10, r11
    mov [FRAME - 24], r9
    mov r9, [rcx + 24]
    and r9, r11
    and r11, [rcx + 32]
    /* z = d + that */
    add rax, rdx
    adc r8, rsi
    adc r10, [FRAME - 24]
    adc r9, [FRAME - 16]
    adc r11, [FRAME - 8]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r10
    mov [rdi + 24], r9
    mov [rdi + 32], r11
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_5_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_6_x64)
    .globl SYMBOL(sangi_mod_add_6_x64)
    KIND(sangi_mod_add_6_x64)
    .p2align 5
SYMBOL(sangi_mod_add_6_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov r10, [rsi + 24]
    adc r10, [rdx + 24]
    mov r11, [rsi + 32]
    adc r11, [rdx + 32]
    mov rsi, [rsi + 40]
    adc rsi, [rdx + 40]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, [rcx]
    mov [FRAME - 16], r8
    sbb r8, [rcx + 8]
    mov [FRAME - 24], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 32], r10
    sbb r10, [rcx + 24]
    mov [FRAME - 40], r11
    sbb r11, [rcx + 32]
    mov [FRAME - 48], rsi
    sbb rsi, [rcx + 40]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rsi, [FRAME - 48]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rsi
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_6_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_6_x64)
    .globl SYMBOL(sangi_mod_sub_6_x64)
    KIND(sangi_mod_sub_6_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_6_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov r10, [rsi + 24]
    sbb r10, [rdx + 24]
    mov r11, [rsi + 32]
    sbb r11, [rdx + 32]
    mov rsi, [rsi + 40]
    sbb rsi, [rdx + 40]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov [FRAME - 8], rsi
    mov rsi, [rcx]
    and rsi, rdx
    mov [FRAME - 16], r11
    mov r11, [rcx + 8]
    and r11, rdx
    mov [FRAME - 24], r10
    mov r10, [rcx + 16]
    and r10, rdx
    mov [FRAME - 32], r9
    mov r9, [rcx + 24]
    and r9, rdx
    mov [FRAME - 40], r9
    mov r9, [rcx + 32]
    and r9, rdx
    and rdx, [rcx + 40]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, [FRAME - 32]
    mov rcx, [FRAME - 24]
    adc rcx, [FRAME - 40]
    adc r9, [FRAME - 16]
    adc rdx, [FRAME - 8]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r10
    mov [rdi + 24], rcx
    mov [rdi + 32], r9
    mov [rdi + 40], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_6_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_7_x64)
    .globl SYMBOL(sangi_mod_add_7_x64)
    KIND(sangi_mod_add_7_x64)
    .p2align 5
SYMBOL(sangi_mod_add_7_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov r10, [rsi + 24]
    adc r10, [rdx + 24]
    mov r11, [rsi + 32]
    adc r11, [rdx + 32]
    mov rbx, [rsi + 40]
    adc rbx, [rdx + 40]
    mov rsi, [rsi + 48]
    adc rsi, [rdx + 48]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, [rcx]
    mov [FRAME - 16], r8
    sbb r8, [rcx + 8]
    mov [FRAME - 24], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 32], r10
    sbb r10, [rcx + 24]
    mov [FRAME - 40], r11
    sbb r11, [rcx + 32]
    mov [FRAME - 48], rbx
    sbb rbx, [rcx + 40]
    mov [FRAME - 56], rsi
    sbb rsi, [rcx + 48]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rbx, [FRAME - 48]
    cmovc rsi, [FRAME - 56]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rsi
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_7_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_7_x64)
    .globl SYMBOL(sangi_mod_sub_7_x64)
    KIND(sangi_mod_sub_7_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_7_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov r10, [rsi + 24]
    sbb r10, [rdx + 24]
    mov r11, [rsi + 32]
    sbb r11, [rdx + 32]
    mov [FRAME - 8], r11
    mov r11, [rsi + 40]
    sbb r11, [rdx + 40]
    mov rsi, [rsi + 48]
    sbb rsi, [rdx + 48]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov [FRAME - 16], rsi
    mov rsi, [rcx]
    and rsi, rdx
    mov [FRAME - 24], r11
    mov r11, [rcx + 8]
    and r11, rdx
    mov [FRAME - 32], r10
    mov r10, [rcx + 16]
    and r10, rdx
    mov [FRAME - 40], r9
    mov r9, [rcx + 24]
    and r9, rdx
    mov [FRAME - 48], r9
    mov r9, [rcx + 32]
    and r9, rdx
    mov [FRAME - 56], r9
    mov r9, [rcx + 40]
    and r9, rdx
    and rdx, [rcx + 48]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, [FRAME - 40]
    mov rcx, [FRAME - 32]
    adc rcx, [FRAME - 48]
    mov r11, [FRAME - 8]
    adc r11, [FRAME - 56]
    adc r9, [FRAME - 24]
    adc rdx, [FRAME - 16]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r10
    mov [rdi + 24], rcx
    mov [rdi + 32], r11
    mov [rdi + 40], r9
    mov [rdi + 48], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_7_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_8_x64)
    .globl SYMBOL(sangi_mod_add_8_x64)
    KIND(sangi_mod_add_8_x64)
    .p2align 5
SYMBOL(sangi_mod_add_8_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    push rbp
    PUSHED(rbp)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov r10, [rsi + 24]
    adc r10, [rdx + 24]
    mov r11, [rsi + 32]
    adc r11, [rdx + 32]
    mov rbx, [rsi + 40]
    adc rbx, [rdx + 40]
    mov rbp, [rsi + 48]
    adc rbp, [rdx + 48]
    mov rsi, [rsi + 56]
    adc rsi, [rdx + 56]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, [rcx]
    mov [FRAME - 16], r8
    sbb r8, [rcx + 8]
    mov [FRAME - 24], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 32], r10
    sbb r10, [rcx + 24]
    mov [FRAME - 40], r11
    sbb r11, [rcx + 32]
    mov [FRAME - 48], rbx
    sbb rbx, [rcx + 40]
    mov [FRAME - 56], rbp
    sbb rbp, [rcx + 48]
    mov [FRAME - 64], rsi
    sbb rsi, [rcx + 56]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rbx, [FRAME - 48]
    cmovc rbp, [FRAME - 56]
    cmovc rsi, [FRAME - 64]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    mov [rdi + 56], rsi
    RELEASE
    pop rbp
    POPPED(rbp)
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_add_8_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_8_x64)
    .globl SYMBOL(sangi_mod_sub_8_x64)
    KIND(sangi_mod_sub_8_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_8_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov r10, [rsi + 24]
    sbb r10, [rdx + 24]
    mov r11, [rsi + 32]
    sbb r11, [rdx + 32]
    mov [FRAME - 8], r11
    mov r11, [rsi + 40]
    sbb r11, [rdx + 40]
    mov [FRAME - 16], r11
    mov r11, [rsi + 48]
    sbb r11, [rdx + 48]
    mov rsi, [rsi + 56]
    sbb rsi, [rdx + 56]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov [FRAME - 24], rsi
    mov rsi, [rcx]
    and rsi, rdx
    mov [FRAME - 32], r11
    mov r11, [rcx + 8]
    and r11, rdx
    mov [FRAME - 40], r10
    mov r10, [rcx + 16]
    and r10, rdx
    mov [FRAME - 48], r9
    mov r9, [rcx + 24]
    and r9, rdx
    mov [FRAME - 56], r9
    mov r9, [rcx + 32]
    and r9, rdx
    mov [FRAME - 64], r9
    mov r9, [rcx + 40]
    and r9, rdx
    mov [FRAME - 72], r9
    mov r9, [rcx + 48]
    and r9, rdx
    and rdx, [rcx + 56]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, [FRAME - 48]
    mov rcx, [FRAME - 40]
    adc rcx, [FRAME - 56]
    mov r11, [FRAME - 8]
    adc r11, [FRAME - 64]
    mov rsi, [FRAME - 16]
    adc rsi, [FRAME - 72]
    adc r9, [FRAME - 32]
    adc rdx, [FRAME - 24]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r10
    mov [rdi + 24], rcx
    mov [rdi + 32], r11
    mov [rdi + 40], rsi
    mov [rdi + 48], r9
    mov [rdi + 56], rdx
    RELEASE
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_8_x64)

/* z <- (x + y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_add_9_x64)
    .globl SYMBOL(sangi_mod_add_9_x64)
    KIND(sangi_mod_add_9_x64)
    .p2align 5
SYMBOL(sangi_mod_add_9_x64):
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
    /* s = x + y, its carry a limb more */
    mov rax, [rsi]
    add rax, [rdx]
    mov r8, [rsi + 8]
    adc r8, [rdx + 8]
    mov r9, [rsi + 16]
    adc r9, [rdx + 16]
    mov r10, [rsi + 24]
    adc r10, [rdx + 24]
    mov r11, [rsi + 32]
    adc r11, [rdx + 32]
    mov rbx, [rsi + 40]
    adc rbx, [rdx + 40]
    mov rbp, [rsi + 48]
    adc rbp, [rdx + 48]
    mov r12, [rsi + 56]
    adc r12, [rdx + 56]
    mov rsi, [rsi + 64]
    adc rsi, [rdx + 64]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov [FRAME - 8], rax
    sub rax, [rcx]
    mov [FRAME - 16], r8
    sbb r8, [rcx + 8]
    mov [FRAME - 24], r9
    sbb r9, [rcx + 16]
    mov [FRAME - 32], r10
    sbb r10, [rcx + 24]
    mov [FRAME - 40], r11
    sbb r11, [rcx + 32]
    mov [FRAME - 48], rbx
    sbb rbx, [rcx + 40]
    mov [FRAME - 56], rbp
    sbb rbp, [rcx + 48]
    mov [FRAME - 64], r12
    sbb r12, [rcx + 56]
    mov [FRAME - 72], rsi
    sbb rsi, [rcx + 64]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, [FRAME - 8]
    cmovc r8, [FRAME - 16]
    cmovc r9, [FRAME - 24]
    cmovc r10, [FRAME - 32]
    cmovc r11, [FRAME - 40]
    cmovc rbx, [FRAME - 48]
    cmovc rbp, [FRAME - 56]
    cmovc r12, [FRAME - 64]
    cmovc rsi, [FRAME - 72]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    mov [rdi + 56], r12
    mov [rdi + 64], rsi
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
    SIZE(sangi_mod_add_9_x64)

/* z <- (x - y) mod m */
/* @pre 0 <= x, y < m */
/* @post 0 <= z < m */
/* rdi = z, rsi = x, rdx = y, rcx = m */
    HIDE(sangi_mod_sub_9_x64)
    .globl SYMBOL(sangi_mod_sub_9_x64)
    KIND(sangi_mod_sub_9_x64)
    .p2align 5
SYMBOL(sangi_mod_sub_9_x64):
    .cfi_startproc
    endbr64
    ENTER(4)
    push rbx
    PUSHED(rbx)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, [rsi]
    sub rax, [rdx]
    mov r8, [rsi + 8]
    sbb r8, [rdx + 8]
    mov r9, [rsi + 16]
    sbb r9, [rdx + 16]
    mov r10, [rsi + 24]
    sbb r10, [rdx + 24]
    mov r11, [rsi + 32]
    sbb r11, [rdx + 32]
    mov rbx, [rsi + 40]
    sbb rbx, [rdx + 40]
    mov [FRAME - 8], rbx
    mov rbx, [rsi + 48]
    sbb rbx, [rdx + 48]
    mov [FRAME - 16], rbx
    mov rbx, [rsi + 56]
    sbb rbx, [rdx + 56]
    mov rsi, [rsi + 64]
    sbb rsi, [rdx + 64]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov [FRAME - 24], rsi
    mov rsi, [rcx]
    and rsi, rdx
    mov [FRAME - 32], rbx
    mov rbx, [rcx + 8]
    and rbx, rdx
    mov [FRAME - 40], r11
    mov r11, [rcx + 16]
    and r11, rdx
    mov [FRAME - 48], r10
    mov r10, [rcx + 24]
    and r10, rdx
    mov [FRAME - 56], r10
    mov r10, [rcx + 32]
    and r10, rdx
    mov [FRAME - 64], r10
    mov r10, [rcx + 40]
    and r10, rdx
    mov [FRAME - 72], r10
    mov r10, [rcx + 48]
    and r10, rdx
    mov [FRAME - 80], r10
    mov r10, [rcx + 56]
    and r10, rdx
    and rdx, [rcx + 64]
    /* z = d + that */
    add rax, rsi
    adc r8, rbx
    adc r9, r11
    mov rcx, [FRAME - 48]
    adc rcx, [FRAME - 56]
    mov r11, [FRAME - 40]
    adc r11, [FRAME - 64]
    mov rsi, [FRAME - 8]
    adc rsi, [FRAME - 72]
    mov rbx, [FRAME - 16]
    adc rbx, [FRAME - 80]
    adc r10, [FRAME - 32]
    adc rdx, [FRAME - 24]
    mov [rdi], rax
    mov [rdi + 8], r8
    mov [rdi + 16], r9
    mov [rdi + 24], rcx
    mov [rdi + 32], r11
    mov [rdi + 40], rsi
    mov [rdi + 48], rbx
    mov [rdi + 56], r10
    mov [rdi + 64], rdx
    RELEASE
    pop rbx
    POPPED(rbx)
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_9_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
