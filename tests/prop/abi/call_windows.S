/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* void abi_call(struct frame *): as call.S, for the calling convention of Windows.
 * A frame is words: routine, rcx, rdx, r8, r9, two arguments that the caller has put on the stack, rsp; then in and
 * out rbx, rbp, r12, r13, r14, r15, rdi, rsi, xmm6 to xmm15; then out rsp, flags, rax, MXCSR, the x87 control word.
 */
    .intel_syntax noprefix
    .altmacro
    .macro vector_out i, base
    movups [\base + 16 * (\i - 6)], xmm\i
    .endm
    .macro vector_in i, base
    movups xmm\i, [\base + 16 * (\i - 6)]
    .endm
    .macro vectors way, base
    .irp i, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    vector_\way \i, <\base>
    .endr
    .endm

    .text
    .globl abi_call
abi_call:
    push rbx
    push rbp
    push rdi
    push rsi
    push r12
    push r13
    push r14
    push r15
    sub rsp, 168
    vectors out, <rsp>
    mov [rip + frame], rcx
    mov [rip + stack], rsp
    stmxcsr [rip + mxcsr]
    fnstcw [rip + control]
    mov r10, rcx
    mov rax, [r10]
    mov rcx, [r10 + 8]
    mov rdx, [r10 + 16]
    mov r8, [r10 + 24]
    mov r9, [r10 + 32]
    mov rsp, [r10 + 56]
    mov rbx, [r10 + 64]
    mov rbp, [r10 + 72]
    mov r12, [r10 + 80]
    mov r13, [r10 + 88]
    mov r14, [r10 + 96]
    mov r15, [r10 + 104]
    mov rdi, [r10 + 112]
    mov rsi, [r10 + 120]
    vectors in, <r10 + 128>
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
    mov [rax + 112], rdi
    mov [rax + 120], rsi
    vectors out, <rax + 128>
    mov [rax + 288], rsp
    mov rsp, [rip + stack]
    pushfq
    pop rcx
    push 2
    popfq
    mov [rax + 296], rcx
    mov rcx, [rip + returned]
    mov [rax + 304], rcx
    stmxcsr [rax + 312]
    fnstcw [rax + 320]
    ldmxcsr [rip + mxcsr]
    fldcw [rip + control]
    vectors in, <rsp>
    add rsp, 168
    pop r15
    pop r14
    pop r13
    pop r12
    pop rsi
    pop rdi
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
