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
    mov rsi, qword ptr [rsi]
    add rsi, qword ptr [rdx]
    mov rax, 0
    adc rax, 0
    /* d = s - p */
    mov r8, rsi
    sub r8, qword ptr [rcx]
    sbb rax, 0
    /* s where d < 0, else d */
    cmovc r8, rsi
    mov qword ptr [rdi], r8
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
    mov rsi, qword ptr [rsi]
    sub rsi, qword ptr [rdx]
    /* m where d < 0, else 0 */
    sbb rax, rax
    and rax, qword ptr [rcx]
    /* z = d + that */
    add rsi, rax
    mov qword ptr [rdi], rsi
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov rsi, qword ptr [rsi + 8]
    adc rsi, qword ptr [rdx + 8]
    mov r8, 0
    adc r8, 0
    /* d = s - p */
    mov r9, rax
    sub r9, qword ptr [rcx]
    mov r10, rsi
    sbb r10, qword ptr [rcx + 8]
    sbb r8, 0
    /* s where d < 0, else d */
    cmovc r9, rax
    cmovc r10, rsi
    mov qword ptr [rdi], r9
    mov qword ptr [rdi + 8], r10
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov rsi, qword ptr [rsi + 8]
    sbb rsi, qword ptr [rdx + 8]
    /* m where d < 0, else 0 */
    sbb r8, r8
    mov r9, qword ptr [rcx]
    and r9, r8
    and r8, qword ptr [rcx + 8]
    /* z = d + that */
    add rax, r9
    adc rsi, r8
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rsi
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov rsi, qword ptr [rsi + 16]
    adc rsi, qword ptr [rdx + 16]
    mov r9, 0
    adc r9, 0
    /* d = s - p */
    mov r10, rax
    sub r10, qword ptr [rcx]
    mov r11, r8
    sbb r11, qword ptr [rcx + 8]
    mov rdx, rsi
    sbb rdx, qword ptr [rcx + 16]
    sbb r9, 0
    /* s where d < 0, else d */
    cmovc r10, rax
    cmovc r11, r8
    cmovc rdx, rsi
    mov qword ptr [rdi], r10
    mov qword ptr [rdi + 8], r11
    mov qword ptr [rdi + 16], rdx
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov rsi, qword ptr [rsi + 16]
    sbb rsi, qword ptr [rdx + 16]
    /* m where d < 0, else 0 */
    sbb r9, r9
    mov r10, qword ptr [rcx]
    and r10, r9
    mov r11, qword ptr [rcx + 8]
    and r11, r9
    and r9, qword ptr [rcx + 16]
    /* z = d + that */
    add rax, r10
    adc r8, r11
    adc rsi, r9
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], rsi
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov rsi, qword ptr [rsi + 24]
    adc rsi, qword ptr [rdx + 24]
    mov r10, 0
    adc r10, 0
    /* d = s - p */
    mov r11, rax
    sub r11, qword ptr [rcx]
    mov rdx, r8
    sbb rdx, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 8], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 16], rsi
    sbb rsi, qword ptr [rcx + 24]
    sbb r10, 0
    /* s where d < 0, else d */
    cmovc r11, rax
    cmovc rdx, r8
    cmovc r9, qword ptr [FRAME - 8]
    cmovc rsi, qword ptr [FRAME - 16]
    mov qword ptr [rdi], r11
    mov qword ptr [rdi + 8], rdx
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], rsi
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov rsi, qword ptr [rsi + 24]
    sbb rsi, qword ptr [rdx + 24]
    /* m where d < 0, else 0 */
    sbb r10, r10
    mov r11, qword ptr [rcx]
    and r11, r10
    mov rdx, qword ptr [rcx + 8]
    and rdx, r10
    mov qword ptr [FRAME - 8], rsi
    mov rsi, qword ptr [rcx + 16]
    and rsi, r10
    and r10, qword ptr [rcx + 24]
    /* z = d + that */
    add rax, r11
    adc r8, rdx
    adc r9, rsi
    adc r10, qword ptr [FRAME - 8]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    adc r10, qword ptr [rdx + 24]
    mov rsi, qword ptr [rsi + 32]
    adc rsi, qword ptr [rdx + 32]
    mov r11, 0
    adc r11, 0
    /* d = s - p */
    mov rdx, rax
    sub rdx, qword ptr [rcx]
    mov qword ptr [FRAME - 8], r8
    sbb r8, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 16], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 24], r10
    sbb r10, qword ptr [rcx + 24]
    mov qword ptr [FRAME - 32], rsi
    sbb rsi, qword ptr [rcx + 32]
    sbb r11, 0
    /* s where d < 0, else d */
    cmovc rdx, rax
    cmovc r8, qword ptr [FRAME - 8]
    cmovc r9, qword ptr [FRAME - 16]
    cmovc r10, qword ptr [FRAME - 24]
    cmovc rsi, qword ptr [FRAME - 32]
    mov qword ptr [rdi], rdx
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], rsi
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    sbb r10, qword ptr [rdx + 24]
    mov rsi, qword ptr [rsi + 32]
    sbb rsi, qword ptr [rdx + 32]
    /* m where d < 0, else 0 */
    sbb r11, r11
    mov rdx, qword ptr [rcx]
    and rdx, r11
    mov qword ptr [FRAME - 8], rsi
    mov rsi, qword ptr [rcx + 8]
    and rsi, r11
    mov qword ptr [FRAME - 16], r10
    mov r10, qword ptr [rcx + 16]
    and r10, r11
    mov qword ptr [FRAME - 24], r9
    mov r9, qword ptr [rcx + 24]
    and r9, r11
    and r11, qword ptr [rcx + 32]
    /* z = d + that */
    add rax, rdx
    adc r8, rsi
    adc r10, qword ptr [FRAME - 24]
    adc r9, qword ptr [FRAME - 16]
    adc r11, qword ptr [FRAME - 8]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], r9
    mov qword ptr [rdi + 32], r11
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
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    adc r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    adc r11, qword ptr [rdx + 32]
    mov rsi, qword ptr [rsi + 40]
    adc rsi, qword ptr [rdx + 40]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov qword ptr [FRAME - 8], rax
    sub rax, qword ptr [rcx]
    mov qword ptr [FRAME - 16], r8
    sbb r8, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 24], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 32], r10
    sbb r10, qword ptr [rcx + 24]
    mov qword ptr [FRAME - 40], r11
    sbb r11, qword ptr [rcx + 32]
    mov qword ptr [FRAME - 48], rsi
    sbb rsi, qword ptr [rcx + 40]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rsi, qword ptr [FRAME - 48]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rsi
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    sbb r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    sbb r11, qword ptr [rdx + 32]
    mov rsi, qword ptr [rsi + 40]
    sbb rsi, qword ptr [rdx + 40]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov qword ptr [FRAME - 8], rsi
    mov rsi, qword ptr [rcx]
    and rsi, rdx
    mov qword ptr [FRAME - 16], r11
    mov r11, qword ptr [rcx + 8]
    and r11, rdx
    mov qword ptr [FRAME - 24], r10
    mov r10, qword ptr [rcx + 16]
    and r10, rdx
    mov qword ptr [FRAME - 32], r9
    mov r9, qword ptr [rcx + 24]
    and r9, rdx
    mov qword ptr [FRAME - 40], r9
    mov r9, qword ptr [rcx + 32]
    and r9, rdx
    and rdx, qword ptr [rcx + 40]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, qword ptr [FRAME - 32]
    mov rcx, qword ptr [FRAME - 24]
    adc rcx, qword ptr [FRAME - 40]
    adc r9, qword ptr [FRAME - 16]
    adc rdx, qword ptr [FRAME - 8]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], rcx
    mov qword ptr [rdi + 32], r9
    mov qword ptr [rdi + 40], rdx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    adc r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    adc r11, qword ptr [rdx + 32]
    mov rbx, qword ptr [rsi + 40]
    adc rbx, qword ptr [rdx + 40]
    mov rsi, qword ptr [rsi + 48]
    adc rsi, qword ptr [rdx + 48]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov qword ptr [FRAME - 8], rax
    sub rax, qword ptr [rcx]
    mov qword ptr [FRAME - 16], r8
    sbb r8, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 24], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 32], r10
    sbb r10, qword ptr [rcx + 24]
    mov qword ptr [FRAME - 40], r11
    sbb r11, qword ptr [rcx + 32]
    mov qword ptr [FRAME - 48], rbx
    sbb rbx, qword ptr [rcx + 40]
    mov qword ptr [FRAME - 56], rsi
    sbb rsi, qword ptr [rcx + 48]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rbx, qword ptr [FRAME - 48]
    cmovc rsi, qword ptr [FRAME - 56]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rsi
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    sbb r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    sbb r11, qword ptr [rdx + 32]
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rdx + 40]
    mov rsi, qword ptr [rsi + 48]
    sbb rsi, qword ptr [rdx + 48]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov qword ptr [FRAME - 16], rsi
    mov rsi, qword ptr [rcx]
    and rsi, rdx
    mov qword ptr [FRAME - 24], r11
    mov r11, qword ptr [rcx + 8]
    and r11, rdx
    mov qword ptr [FRAME - 32], r10
    mov r10, qword ptr [rcx + 16]
    and r10, rdx
    mov qword ptr [FRAME - 40], r9
    mov r9, qword ptr [rcx + 24]
    and r9, rdx
    mov qword ptr [FRAME - 48], r9
    mov r9, qword ptr [rcx + 32]
    and r9, rdx
    mov qword ptr [FRAME - 56], r9
    mov r9, qword ptr [rcx + 40]
    and r9, rdx
    and rdx, qword ptr [rcx + 48]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, qword ptr [FRAME - 40]
    mov rcx, qword ptr [FRAME - 32]
    adc rcx, qword ptr [FRAME - 48]
    mov r11, qword ptr [FRAME - 8]
    adc r11, qword ptr [FRAME - 56]
    adc r9, qword ptr [FRAME - 24]
    adc rdx, qword ptr [FRAME - 16]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], rcx
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], r9
    mov qword ptr [rdi + 48], rdx
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbp, 0
    UNWIND(pushreg rbp)
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    adc r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    adc r11, qword ptr [rdx + 32]
    mov rbx, qword ptr [rsi + 40]
    adc rbx, qword ptr [rdx + 40]
    mov rbp, qword ptr [rsi + 48]
    adc rbp, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    adc rsi, qword ptr [rdx + 56]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov qword ptr [FRAME - 8], rax
    sub rax, qword ptr [rcx]
    mov qword ptr [FRAME - 16], r8
    sbb r8, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 24], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 32], r10
    sbb r10, qword ptr [rcx + 24]
    mov qword ptr [FRAME - 40], r11
    sbb r11, qword ptr [rcx + 32]
    mov qword ptr [FRAME - 48], rbx
    sbb rbx, qword ptr [rcx + 40]
    mov qword ptr [FRAME - 56], rbp
    sbb rbp, qword ptr [rcx + 48]
    mov qword ptr [FRAME - 64], rsi
    sbb rsi, qword ptr [rcx + 56]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rbx, qword ptr [FRAME - 48]
    cmovc rbp, qword ptr [FRAME - 56]
    cmovc rsi, qword ptr [FRAME - 64]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], rsi
    RELEASE
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
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
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    sbb r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    sbb r11, qword ptr [rdx + 32]
    mov qword ptr [FRAME - 8], r11
    mov r11, qword ptr [rsi + 40]
    sbb r11, qword ptr [rdx + 40]
    mov qword ptr [FRAME - 16], r11
    mov r11, qword ptr [rsi + 48]
    sbb r11, qword ptr [rdx + 48]
    mov rsi, qword ptr [rsi + 56]
    sbb rsi, qword ptr [rdx + 56]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov qword ptr [FRAME - 24], rsi
    mov rsi, qword ptr [rcx]
    and rsi, rdx
    mov qword ptr [FRAME - 32], r11
    mov r11, qword ptr [rcx + 8]
    and r11, rdx
    mov qword ptr [FRAME - 40], r10
    mov r10, qword ptr [rcx + 16]
    and r10, rdx
    mov qword ptr [FRAME - 48], r9
    mov r9, qword ptr [rcx + 24]
    and r9, rdx
    mov qword ptr [FRAME - 56], r9
    mov r9, qword ptr [rcx + 32]
    and r9, rdx
    mov qword ptr [FRAME - 64], r9
    mov r9, qword ptr [rcx + 40]
    and r9, rdx
    mov qword ptr [FRAME - 72], r9
    mov r9, qword ptr [rcx + 48]
    and r9, rdx
    and rdx, qword ptr [rcx + 56]
    /* z = d + that */
    add rax, rsi
    adc r8, r11
    adc r10, qword ptr [FRAME - 48]
    mov rcx, qword ptr [FRAME - 40]
    adc rcx, qword ptr [FRAME - 56]
    mov r11, qword ptr [FRAME - 8]
    adc r11, qword ptr [FRAME - 64]
    mov rsi, qword ptr [FRAME - 16]
    adc rsi, qword ptr [FRAME - 72]
    adc r9, qword ptr [FRAME - 32]
    adc rdx, qword ptr [FRAME - 24]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r10
    mov qword ptr [rdi + 24], rcx
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rsi
    mov qword ptr [rdi + 48], r9
    mov qword ptr [rdi + 56], rdx
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
    RESERVE
    UNWIND(endprologue)
    /* s = x + y, its carry a limb more */
    mov rax, qword ptr [rsi]
    add rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    adc r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    adc r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    adc r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    adc r11, qword ptr [rdx + 32]
    mov rbx, qword ptr [rsi + 40]
    adc rbx, qword ptr [rdx + 40]
    mov rbp, qword ptr [rsi + 48]
    adc rbp, qword ptr [rdx + 48]
    mov r12, qword ptr [rsi + 56]
    adc r12, qword ptr [rdx + 56]
    mov rsi, qword ptr [rsi + 64]
    adc rsi, qword ptr [rdx + 64]
    mov rdx, 0
    adc rdx, 0
    /* d = s - p */
    mov qword ptr [FRAME - 8], rax
    sub rax, qword ptr [rcx]
    mov qword ptr [FRAME - 16], r8
    sbb r8, qword ptr [rcx + 8]
    mov qword ptr [FRAME - 24], r9
    sbb r9, qword ptr [rcx + 16]
    mov qword ptr [FRAME - 32], r10
    sbb r10, qword ptr [rcx + 24]
    mov qword ptr [FRAME - 40], r11
    sbb r11, qword ptr [rcx + 32]
    mov qword ptr [FRAME - 48], rbx
    sbb rbx, qword ptr [rcx + 40]
    mov qword ptr [FRAME - 56], rbp
    sbb rbp, qword ptr [rcx + 48]
    mov qword ptr [FRAME - 64], r12
    sbb r12, qword ptr [rcx + 56]
    mov qword ptr [FRAME - 72], rsi
    sbb rsi, qword ptr [rcx + 64]
    sbb rdx, 0
    /* s where d < 0, else d */
    cmovc rax, qword ptr [FRAME - 8]
    cmovc r8, qword ptr [FRAME - 16]
    cmovc r9, qword ptr [FRAME - 24]
    cmovc r10, qword ptr [FRAME - 32]
    cmovc r11, qword ptr [FRAME - 40]
    cmovc rbx, qword ptr [FRAME - 48]
    cmovc rbp, qword ptr [FRAME - 56]
    cmovc r12, qword ptr [FRAME - 64]
    cmovc rsi, qword ptr [FRAME - 72]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], r10
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rbx
    mov qword ptr [rdi + 48], rbp
    mov qword ptr [rdi + 56], r12
    mov qword ptr [rdi + 64], rsi
    RELEASE
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
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset rbx, 0
    UNWIND(pushreg rbx)
    RESERVE
    UNWIND(endprologue)
    /* d = x - y */
    mov rax, qword ptr [rsi]
    sub rax, qword ptr [rdx]
    mov r8, qword ptr [rsi + 8]
    sbb r8, qword ptr [rdx + 8]
    mov r9, qword ptr [rsi + 16]
    sbb r9, qword ptr [rdx + 16]
    mov r10, qword ptr [rsi + 24]
    sbb r10, qword ptr [rdx + 24]
    mov r11, qword ptr [rsi + 32]
    sbb r11, qword ptr [rdx + 32]
    mov rbx, qword ptr [rsi + 40]
    sbb rbx, qword ptr [rdx + 40]
    mov qword ptr [FRAME - 8], rbx
    mov rbx, qword ptr [rsi + 48]
    sbb rbx, qword ptr [rdx + 48]
    mov qword ptr [FRAME - 16], rbx
    mov rbx, qword ptr [rsi + 56]
    sbb rbx, qword ptr [rdx + 56]
    mov rsi, qword ptr [rsi + 64]
    sbb rsi, qword ptr [rdx + 64]
    /* m where d < 0, else 0 */
    sbb rdx, rdx
    mov qword ptr [FRAME - 24], rsi
    mov rsi, qword ptr [rcx]
    and rsi, rdx
    mov qword ptr [FRAME - 32], rbx
    mov rbx, qword ptr [rcx + 8]
    and rbx, rdx
    mov qword ptr [FRAME - 40], r11
    mov r11, qword ptr [rcx + 16]
    and r11, rdx
    mov qword ptr [FRAME - 48], r10
    mov r10, qword ptr [rcx + 24]
    and r10, rdx
    mov qword ptr [FRAME - 56], r10
    mov r10, qword ptr [rcx + 32]
    and r10, rdx
    mov qword ptr [FRAME - 64], r10
    mov r10, qword ptr [rcx + 40]
    and r10, rdx
    mov qword ptr [FRAME - 72], r10
    mov r10, qword ptr [rcx + 48]
    and r10, rdx
    mov qword ptr [FRAME - 80], r10
    mov r10, qword ptr [rcx + 56]
    and r10, rdx
    and rdx, qword ptr [rcx + 64]
    /* z = d + that */
    add rax, rsi
    adc r8, rbx
    adc r9, r11
    mov rcx, qword ptr [FRAME - 48]
    adc rcx, qword ptr [FRAME - 56]
    mov r11, qword ptr [FRAME - 40]
    adc r11, qword ptr [FRAME - 64]
    mov rsi, qword ptr [FRAME - 8]
    adc rsi, qword ptr [FRAME - 72]
    mov rbx, qword ptr [FRAME - 16]
    adc rbx, qword ptr [FRAME - 80]
    adc r10, qword ptr [FRAME - 32]
    adc rdx, qword ptr [FRAME - 24]
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], r8
    mov qword ptr [rdi + 16], r9
    mov qword ptr [rdi + 24], rcx
    mov qword ptr [rdi + 32], r11
    mov qword ptr [rdi + 40], rsi
    mov qword ptr [rdi + 48], rbx
    mov qword ptr [rdi + 56], r10
    mov qword ptr [rdi + 64], rdx
    RELEASE
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    LEAVE
    ret
    .cfi_endproc
    SIZE(sangi_mod_sub_9_x64)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
