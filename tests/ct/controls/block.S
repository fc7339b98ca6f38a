/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Thumb: what follows an IT block that ends with an access to memory is no part of it. */
    .syntax unified
    .thumb
    .text
    .globl control
    .type control, %function
    .thumb_func
control:
    movs r3, #0
    cmp r2, #0
    itt ne
    ldrne r1, [r2]
    strne r1, [r0]
    cmp r2, r2
    b next
next:
    mov r3, r2
    ldr r3, [r3]
    str r3, [r0]
    bx lr
    .size control, . - control
