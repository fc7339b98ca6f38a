/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* void abi_call(struct frame *): calls a routine on a stack of its own and writes down what it left.
 * A frame is words: routine, rdi, rsi, rdx, rcx, r8, r9, rsp; then in and out rbx, rbp, r12, r13, r14, r15;
 * then out rsp, flags, rax, MXCSR, the x87 control word.
 */
    .intel_syntax noprefix
    .text
    .globl abi_call
abi_call:
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov [rip + frame], rdi
    mov [rip + stack], rsp
    stmxcsr [rip + mxcsr]
    fnstcw [rip + control]
    mov r10, rdi
    mov rax, [r10]
    mov rdi, [r10 + 8]
    mov rsi, [r10 + 16]
    mov rdx, [r10 + 24]
    mov rcx, [r10 + 32]
    mov r8, [r10 + 40]
    mov r9, [r10 + 48]
    mov rsp, [r10 + 56]
    mov rbx, [r10 + 64]
    mov rbp, [r10 + 72]
    mov r12, [r10 + 80]
    mov r13, [r10 + 88]
    mov r14, [r10 + 96]
    mov r15, [r10 + 104]
    movabs r10, 0xdeadbeef00000010
    movabs r11, 0xdeadbeef00000011
    call rax
    mov [rip + returned], rax
    mov rax, [rip + frame]
    mov [rax + 64], rbx
    mov [rax + 72], rbp
    mov [rax + 80], r12
    mov [rax + 88], r13
    mov [rax + 96], r14
    mov [rax + 104], r15
    mov [rax + 112], rsp
    mov rsp, [rip + stack]
    pushfq
    pop rcx
    push 2
    popfq
    mov [rax + 120], rcx
    mov rcx, [rip + returned]
    mov [rax + 128], rcx
    stmxcsr [rax + 136]
    fnstcw [rax + 144]
    ldmxcsr [rip + mxcsr]
    fldcw [rip + control]
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret

    .bss
    .p2align 3
frame: .skip 8
stack: .skip 8
returned: .skip 8
mxcsr: .skip 8
control: .skip 8
    .globl abi_seen
abi_seen: .skip 48
    .section .note.GNU-stack, "", @progbits
